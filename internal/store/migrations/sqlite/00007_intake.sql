-- +goose Up
-- Files on their way into a contest: what was found in them, and what people answered.
CREATE TABLE intake (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  turn INTEGER NOT NULL,
  state TEXT NOT NULL,
  revision INTEGER NOT NULL,
  payload BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  changed INTEGER NOT NULL
) STRICT;
CREATE INDEX intake_contest ON intake (contest, id);
CREATE TABLE intake_file (
  intake TEXT NOT NULL REFERENCES intake,
  contest TEXT NOT NULL REFERENCES contest,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (intake, name)
) STRICT;
CREATE INDEX intake_file_contest ON intake_file (contest, digest);
