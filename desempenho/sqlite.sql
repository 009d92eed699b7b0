-- O arquivo da pessoa para uma tabela, e a lista de cada cargo por função de
-- janela. Depois dele vem ocupacao.sql, igual para SQLite e DuckDB.
-- Uso: cd pasta-do-certame && cat sqlite.sql ocupacao.sql | sqlite3 -batch :memory:
PRAGMA temp_store = memory;

CREATE TABLE fase (nome TEXT, instante REAL);
INSERT INTO fase VALUES ('inicio', julianday('now'));

CREATE TABLE candidata (
  inscricao INTEGER, nascimento TEXT, cargo INTEGER, opcoes TEXT, nota_final TEXT, sorteio INTEGER,
  confirmacao_ppp TEXT, confirmacao_pi TEXT, confirmacao_pq TEXT, confirmacao_pcd TEXT);
.mode csv
.separator ; \n
.import --skip 1 candidatos.csv candidata
.mode list
INSERT INTO fase VALUES ('leitura', julianday('now'));

-- R-18: nota; idoso em 20/03/2026; mais velho; sorteio. nota_objetiva e jurado
-- não estão no arquivo. R-30: fica o grupo confirmado de maior percentual.
CREATE TABLE lista AS
WITH aprovada AS (
  SELECT cargo, inscricao, sorteio,
    CAST(replace(nota_final, ',', '') AS INTEGER) AS nota,
    CAST(substr(nascimento, 7, 4) || substr(nascimento, 4, 2) || substr(nascimento, 1, 2) AS INTEGER) AS nascida,
    CASE WHEN confirmacao_ppp = 'confirmada' THEN 'PPP' WHEN confirmacao_pcd = 'confirmada' THEN 'PcD'
         WHEN confirmacao_pi = 'confirmada' THEN 'PI' WHEN confirmacao_pq = 'confirmada' THEN 'PQ' END AS grupo
  FROM candidata WHERE nota_final <> '-')
SELECT cargo, inscricao, grupo, row_number() OVER (
    PARTITION BY cargo
    ORDER BY nota DESC, CASE WHEN nascida <= 19660320 THEN nascida ELSE 99999999 END, nascida, sorteio) AS posicao
FROM aprovada;

.output stderr
SELECT 'leitura ' || round((f.instante - i.instante) * 86400, 2) FROM fase f, fase i WHERE f.nome = 'leitura' AND i.nome = 'inicio';
.output stdout
