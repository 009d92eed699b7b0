-- +goose Up
-- What everybody reads of a released act beside its files, made once from them and from
-- its version: it can be made again, and so it may be taken away, but is never changed.
-- raw has the numbers before they were protected: those of the next act are held to them.
CREATE TABLE transparency (
  contest TEXT COLLATE "C" NOT NULL,
  act BIGINT NOT NULL,
  body BYTEA NOT NULL,
  raw BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES act (contest, number)
);
CREATE TRIGGER transparency_no_update BEFORE UPDATE ON transparency FOR EACH ROW EXECUTE FUNCTION append_only();

CREATE INDEX act_file_digest ON act_file (digest);
