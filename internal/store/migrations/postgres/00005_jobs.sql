-- +goose Up
-- Long work as people see it. The queue itself is of River, whose tables are its own.
CREATE TABLE job (
  id TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT NOT NULL,
  contest TEXT NOT NULL,
  asked_by TEXT NOT NULL,
  params BYTEA NOT NULL,
  outcome TEXT NOT NULL DEFAULT '' CHECK (outcome IN ('', 'done', 'failed', 'cancelled')),
  failure TEXT NOT NULL DEFAULT '',
  cancel BIGINT NOT NULL DEFAULT 0,
  holder TEXT NOT NULL DEFAULT '',
  beat BIGINT NOT NULL DEFAULT 0,
  river BIGINT NOT NULL DEFAULT 0,
  tries BIGINT NOT NULL DEFAULT 0,
  crashes BIGINT NOT NULL DEFAULT 0,
  done BIGINT NOT NULL DEFAULT 0,
  total BIGINT NOT NULL DEFAULT 0,
  checkpoint BYTEA NOT NULL DEFAULT '',
  created BIGINT NOT NULL,
  started BIGINT NOT NULL DEFAULT 0,
  ended BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX job_open ON job (contest, kind) WHERE outcome = '';
CREATE INDEX job_of_contest ON job (contest, created);
CREATE INDEX job_river ON job (river);
