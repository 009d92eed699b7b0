-- +goose Up
-- Where each person of a published result stands and why, made when its act was
-- confirmed: one sealed object, of whose parts this says the sizes. It can be made again
-- of the version, and so it may be taken away, but is never changed.
CREATE TABLE situation (
  contest TEXT COLLATE "C" NOT NULL,
  act BIGINT NOT NULL,
  version BIGINT NOT NULL,
  object TEXT COLLATE "C" NOT NULL,
  size BIGINT NOT NULL,
  people BIGINT NOT NULL,
  parts BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES act (contest, number)
);

-- Its key, which the master keys wrapped.
CREATE TABLE situation_key (
  contest TEXT COLLATE "C" NOT NULL,
  act BIGINT NOT NULL,
  wrapped BYTEA NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES situation (contest, act) ON DELETE CASCADE
);

CREATE TRIGGER situation_no_update BEFORE UPDATE ON situation FOR EACH ROW EXECUTE FUNCTION append_only();
