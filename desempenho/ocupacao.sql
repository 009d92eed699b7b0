-- Da lista (cargo, inscricao, grupo, posicao) às vagas: R-31 e a reversão do
-- Decreto nº 12.536/2025, art. 3º, para cargos de 33 vagas. Não há aqui ordem
-- de convocação nem compensação: só o conjunto final.
CREATE TABLE total AS
SELECT cargo, count(*) AS n,
  count(*) FILTER (WHERE grupo = 'PPP') AS ppp, count(*) FILTER (WHERE grupo = 'PI') AS pi,
  count(*) FILTER (WHERE grupo = 'PQ') AS pq, count(*) FILTER (WHERE grupo = 'PcD') AS pcd
FROM lista GROUP BY cargo;

-- Quantas de cada grupo há até cada posição que a ampla pode alcançar.
CREATE TABLE ate AS
SELECT cargo, posicao,
  count(*) FILTER (WHERE grupo = 'PPP') OVER w AS ppp, count(*) FILTER (WHERE grupo = 'PI') OVER w AS pi,
  count(*) FILTER (WHERE grupo = 'PQ') OVER w AS pq, count(*) FILTER (WHERE grupo = 'PcD') OVER w AS pcd
FROM lista WHERE posicao <= 33
WINDOW w AS (PARTITION BY cargo ORDER BY posicao ROWS UNBOUNDED PRECEDING);

-- Uma vaga vazia por vez (PQ, PI, PPP, PcD) vai para quem pode ocupá-la. Os
-- passos se alternam: um decide de onde para onde, o outro aplica.
CREATE TABLE vagas AS
WITH RECURSIVE estado(cargo, passo, ac, ppp, pi, pq, pcd, de, para) AS (
  SELECT cargo, 0, 21, 8, 1, 1, 2, '', '' FROM total
  UNION ALL
  SELECT e.cargo, e.passo + 1,
    e.ac + CASE WHEN e.para = 'AC' THEN 1 ELSE 0 END,
    e.ppp + CASE WHEN e.para = 'PPP' THEN 1 WHEN e.de = 'PPP' THEN -1 ELSE 0 END,
    e.pi + CASE WHEN e.para = 'PI' THEN 1 WHEN e.de = 'PI' THEN -1 ELSE 0 END,
    e.pq + CASE WHEN e.para = 'PQ' THEN 1 WHEN e.de = 'PQ' THEN -1 ELSE 0 END,
    e.pcd + CASE WHEN e.de = 'PcD' THEN -1 ELSE 0 END,
    CASE WHEN e.de <> '' THEN '' WHEN e.pq > t.pq - a.pq THEN 'PQ' WHEN e.pi > t.pi - a.pi THEN 'PI'
         WHEN e.ppp > t.ppp - a.ppp THEN 'PPP' ELSE 'PcD' END,
    CASE WHEN e.de <> '' THEN ''
         WHEN e.pq > t.pq - a.pq AND e.pi < t.pi - a.pi THEN 'PI'
         WHEN e.pq > t.pq - a.pq AND e.ppp < t.ppp - a.ppp THEN 'PPP'
         WHEN e.pq > t.pq - a.pq THEN 'AC'
         WHEN e.pi > t.pi - a.pi AND e.pq < t.pq - a.pq THEN 'PQ'
         WHEN e.pi > t.pi - a.pi AND e.ppp < t.ppp - a.ppp THEN 'PPP'
         ELSE 'AC' END
  FROM estado e
  JOIN total t ON t.cargo = e.cargo
  JOIN ate a ON a.cargo = e.cargo AND a.posicao = CASE WHEN e.ac < t.n THEN e.ac ELSE t.n END
  WHERE e.de <> '' OR (
    (e.pq > t.pq - a.pq OR e.pi > t.pi - a.pi OR e.ppp > t.ppp - a.ppp OR e.pcd > t.pcd - a.pcd)
    AND t.n > a.posicao -- alguém ainda sem vaga
      + CASE WHEN e.ppp < t.ppp - a.ppp THEN e.ppp ELSE t.ppp - a.ppp END
      + CASE WHEN e.pi < t.pi - a.pi THEN e.pi ELSE t.pi - a.pi END
      + CASE WHEN e.pq < t.pq - a.pq THEN e.pq ELSE t.pq - a.pq END
      + CASE WHEN e.pcd < t.pcd - a.pcd THEN e.pcd ELSE t.pcd - a.pcd END))
SELECT cargo, ac, ppp, pi, pq, pcd
FROM (SELECT *, row_number() OVER (PARTITION BY cargo ORDER BY passo DESC) AS ultimo FROM estado) AS e
WHERE ultimo = 1;

-- R-31: as vagas da ampla às primeiras da lista geral; as de cada grupo às
-- primeiras do grupo que ficaram fora dela.
SELECT cargo || ';' || inscricao || ';' || modalidade AS linha
FROM (
  SELECT l.cargo, l.inscricao, 'AC' AS modalidade
  FROM lista l JOIN vagas v ON v.cargo = l.cargo WHERE l.posicao <= v.ac
  UNION ALL
  SELECT cargo, inscricao, grupo FROM (
    SELECT l.cargo, l.inscricao, l.grupo,
      row_number() OVER (PARTITION BY l.cargo, l.grupo ORDER BY l.posicao) AS no_grupo,
      CASE l.grupo WHEN 'PPP' THEN v.ppp WHEN 'PI' THEN v.pi WHEN 'PQ' THEN v.pq ELSE v.pcd END AS do_grupo
    FROM lista l JOIN vagas v ON v.cargo = l.cargo
    WHERE l.grupo IS NOT NULL AND l.posicao > v.ac) AS r
  WHERE no_grupo <= do_grupo) AS s
ORDER BY linha;
