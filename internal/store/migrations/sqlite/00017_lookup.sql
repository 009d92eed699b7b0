-- +goose Up
-- The published lists cut into small files for who looks one number up: one sealed
-- object for each act. It can be made again out of the files of the act.
CREATE TABLE lookup_pack (
  contest TEXT NOT NULL,
  act INTEGER NOT NULL,
  size INTEGER NOT NULL,
  digest TEXT NOT NULL,
  object TEXT NOT NULL,
  wrapped BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES act (contest, number)
) STRICT;
