-- +goose Up
-- What agencies tell of their contests, in the open format: of each contest every
-- version that came, the latest being the one in use.
CREATE TABLE indicator (
  contest_key TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  reference TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  body BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest_key, number)
);
CREATE TRIGGER indicator_no_change BEFORE UPDATE OR DELETE ON indicator FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER indicator_no_truncate BEFORE TRUNCATE ON indicator FOR EACH STATEMENT EXECUTE FUNCTION append_only();
