-- +goose Up
-- The published lists cut into small files for who looks one number up: one sealed
-- object for each act. It can be made again out of the files of the act.
CREATE TABLE lookup_pack (
  contest TEXT COLLATE "C" NOT NULL,
  act BIGINT NOT NULL,
  size BIGINT NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  object TEXT COLLATE "C" NOT NULL,
  wrapped BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES act (contest, number)
);
