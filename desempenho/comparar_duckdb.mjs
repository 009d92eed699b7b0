// O mesmo trabalho em DuckDB: lista de cada cargo por função de janela, e depois
// ocupacao.sql, igual à do SQLite.
// Uso: cd pasta-do-certame && node comparar_duckdb.mjs PASTA_DE_MODULOS ocupacao.sql > saida.txt
// Não faz ordem de convocação, compensação, conferência, explicação nem saídas.
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [modules, seats] = process.argv.slice(2);
const require = createRequire(join(resolve(modules), 'package.json'));
const { DuckDBInstance } = require('@duckdb/node-api');

const read = `
CREATE TABLE candidata AS
SELECT * FROM read_csv('candidatos.csv', delim = ';', header = true, auto_detect = false, columns = {
  inscricao: 'INTEGER', nascimento: 'VARCHAR', cargo: 'INTEGER', opcoes: 'VARCHAR', nota_final: 'VARCHAR',
  sorteio: 'INTEGER', confirmacao_PPP: 'VARCHAR', confirmacao_PI: 'VARCHAR', confirmacao_PQ: 'VARCHAR',
  confirmacao_PcD: 'VARCHAR'})`;

// nota; idoso em 20/03/2026; mais velho; sorteio. R-30: fica o grupo
// confirmado de maior percentual.
const rank = `
CREATE TABLE lista AS
WITH aprovada AS (
  SELECT cargo, inscricao, sorteio,
    CAST(replace(nota_final, ',', '') AS INTEGER) AS nota,
    CAST(substr(nascimento, 7, 4) || substr(nascimento, 4, 2) || substr(nascimento, 1, 2) AS INTEGER) AS nascida,
    CASE WHEN confirmacao_PPP = 'confirmada' THEN 'PPP' WHEN confirmacao_PcD = 'confirmada' THEN 'PcD'
         WHEN confirmacao_PI = 'confirmada' THEN 'PI' WHEN confirmacao_PQ = 'confirmada' THEN 'PQ' END AS grupo
  FROM candidata WHERE nota_final <> '-')
SELECT cargo, inscricao, grupo, row_number() OVER (
    PARTITION BY cargo
    ORDER BY nota DESC, CASE WHEN nascida <= 19660320 THEN nascida ELSE 99999999 END, nascida, sorteio) AS posicao
FROM aprovada`;

const db = await (await DuckDBInstance.create(':memory:')).connect();
const start = performance.now();
await db.run(read);
console.error(`leitura ${((performance.now() - start) / 1000).toFixed(2)}`);
await db.run(rank);

const statements = await db.extractStatements(readFileSync(seats, 'utf8'));
let last;
for (let i = 0; i < statements.count; i++) {
  last = await (await statements.prepare(i)).runAndReadAll();
}
const lines = last.getRows().map(([line]) => line + '\n').join('');
for (let out = Buffer.from(lines), done = 0; done < out.length; ) {
  done += writeSync(1, out, done);
}
