-- +goose Up
-- What is told to a person, once: of an account, or of a registration that has none. What
-- it says is sealed; what became of it is in its states.
CREATE TABLE notice (
  id TEXT COLLATE "C" PRIMARY KEY,
  recipient TEXT COLLATE "C" NOT NULL,
  contest TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  about TEXT COLLATE "C" NOT NULL,
  receipt TEXT COLLATE "C" NOT NULL UNIQUE,
  sealed BYTEA NOT NULL,
  at BIGINT NOT NULL,
  UNIQUE (recipient, contest, kind, about)
);
CREATE TRIGGER notice_no_change BEFORE UPDATE OR DELETE ON notice FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER notice_no_truncate BEFORE TRUNCATE ON notice FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE INDEX notice_of_contest ON notice (contest, kind, id);

CREATE TABLE notice_state (
  notice TEXT COLLATE "C" NOT NULL REFERENCES notice,
  number BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  sealed BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (notice, number)
);
CREATE TRIGGER notice_state_no_change BEFORE UPDATE OR DELETE ON notice_state FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER notice_state_no_truncate BEFORE TRUNCATE ON notice_state FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- What became of what was sent to an address, known by a keyed digest: it came back, or
-- its owner said that it is right.
CREATE TABLE address_state (
  address TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  message TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (address, number)
);
CREATE TRIGGER address_state_no_change BEFORE UPDATE OR DELETE ON address_state FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER address_state_no_truncate BEFORE TRUNCATE ON address_state FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Which notices are on their way: the others are not looked at again.
CREATE TABLE notice_waiting (
  notice TEXT COLLATE "C" PRIMARY KEY REFERENCES notice
);

-- What people asked not to be told.
CREATE TABLE notice_stop (
  recipient TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (recipient, kind)
);

-- How far each thing that happens was looked at.
CREATE TABLE notice_source (
  name TEXT COLLATE "C" PRIMARY KEY,
  position BIGINT NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL
);

-- What is told to many, and how far that went: the last recipient that has it. A round
-- that ended has the mark of it.
CREATE TABLE notice_event (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  kind TEXT COLLATE "C" NOT NULL,
  about TEXT COLLATE "C" NOT NULL,
  after TEXT COLLATE "C" NOT NULL,
  ended BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, kind, about)
);
