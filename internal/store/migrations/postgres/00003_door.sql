-- +goose Up
-- The attempts to enter under a name, whether or not an account has it.
CREATE TABLE knock (
  key TEXT COLLATE "C" PRIMARY KEY,
  attempts BIGINT NOT NULL,
  closed_until BIGINT NOT NULL,
  last BIGINT NOT NULL
);
CREATE INDEX knock_last ON knock (last);

-- Where a person is signed in.
CREATE TABLE visit (
  id TEXT COLLATE "C" PRIMARY KEY,
  account TEXT COLLATE "C" NOT NULL REFERENCES account,
  how TEXT COLLATE "C" NOT NULL,
  browser TEXT COLLATE "C" NOT NULL,
  started BIGINT NOT NULL,
  seen BIGINT NOT NULL,
  ended BIGINT NOT NULL
);
CREATE INDEX visit_account ON visit (account, ended);
CREATE INDEX visit_started ON visit (started);
