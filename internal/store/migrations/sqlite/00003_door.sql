-- +goose Up
-- The attempts to enter under a name, whether or not an account has it.
CREATE TABLE knock (
  key TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL,
  closed_until INTEGER NOT NULL,
  last INTEGER NOT NULL
) STRICT;
CREATE INDEX knock_last ON knock (last);

-- Where a person is signed in.
CREATE TABLE visit (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account,
  how TEXT NOT NULL,
  browser TEXT NOT NULL,
  started INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  ended INTEGER NOT NULL
) STRICT;
CREATE INDEX visit_account ON visit (account, ended);
CREATE INDEX visit_started ON visit (started);
