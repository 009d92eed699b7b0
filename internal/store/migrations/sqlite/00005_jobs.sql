-- +goose Up
-- Long work as people see it. The queue itself is of River, whose tables are its own.
CREATE TABLE job (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  contest TEXT NOT NULL,
  asked_by TEXT NOT NULL,
  params BLOB NOT NULL,
  outcome TEXT NOT NULL DEFAULT '' CHECK (outcome IN ('', 'done', 'failed', 'cancelled')),
  failure TEXT NOT NULL DEFAULT '',
  cancel INTEGER NOT NULL DEFAULT 0,
  holder TEXT NOT NULL DEFAULT '',
  beat INTEGER NOT NULL DEFAULT 0,
  river INTEGER NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  crashes INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL DEFAULT 0,
  checkpoint BLOB NOT NULL DEFAULT x'',
  created INTEGER NOT NULL,
  started INTEGER NOT NULL DEFAULT 0,
  ended INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX job_open ON job (contest, kind) WHERE outcome = '';
CREATE INDEX job_of_contest ON job (contest, created);
CREATE INDEX job_river ON job (river);
