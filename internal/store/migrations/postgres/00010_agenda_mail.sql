-- +goose Up
-- Rooms and hours of the sessions, and the cities that people chose, each time they changed.
CREATE TABLE agenda (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  payload BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);
CREATE TRIGGER agenda_no_change BEFORE UPDATE OR DELETE ON agenda FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER agenda_no_truncate BEFORE TRUNCATE ON agenda FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Where and when each person is called for each group; a later sequence is another hour.
CREATE TABLE summons (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  registration TEXT COLLATE "C" NOT NULL,
  grp TEXT COLLATE "C" NOT NULL,
  sequence BIGINT NOT NULL,
  city TEXT COLLATE "C" NOT NULL,
  room TEXT COLLATE "C" NOT NULL,
  board TEXT COLLATE "C" NOT NULL,
  starts BIGINT NOT NULL,
  ends BIGINT NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, registration, grp, sequence)
);
CREATE TRIGGER summons_no_change BEFORE UPDATE OR DELETE ON summons FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER summons_no_truncate BEFORE TRUNCATE ON summons FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- How people are reached.
CREATE TABLE contact (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  registration TEXT COLLATE "C" NOT NULL,
  sealed BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, registration)
);

-- What is sent to people: address and text sealed. What became of each is in its states.
CREATE TABLE message (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  registration TEXT COLLATE "C" NOT NULL,
  grp TEXT COLLATE "C" NOT NULL,
  sequence BIGINT NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  receipt TEXT COLLATE "C" NOT NULL UNIQUE,
  sealed BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  UNIQUE (contest, registration, grp, sequence, kind)
);
CREATE TRIGGER message_no_change BEFORE UPDATE OR DELETE ON message FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER message_no_truncate BEFORE TRUNCATE ON message FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TABLE message_state (
  message TEXT COLLATE "C" NOT NULL REFERENCES message,
  number BIGINT NOT NULL,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  state TEXT COLLATE "C" NOT NULL,
  sealed BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (message, number)
);
CREATE TRIGGER message_state_no_change BEFORE UPDATE OR DELETE ON message_state FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER message_state_no_truncate BEFORE TRUNCATE ON message_state FOR EACH STATEMENT EXECUTE FUNCTION append_only();
