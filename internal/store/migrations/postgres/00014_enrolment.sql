-- +goose Up
-- What the registrations of a contest go by: the edital of a revision, with its period,
-- received here from then on, or suspended. The last row counts.
CREATE TABLE enrolment_term (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  revision BIGINT NOT NULL,
  edital TEXT COLLATE "C" NOT NULL,
  opens BIGINT NOT NULL,
  closes BIGINT NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);
CREATE TRIGGER enrolment_term_no_change BEFORE UPDATE OR DELETE ON enrolment_term FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER enrolment_term_no_truncate BEFORE TRUNCATE ON enrolment_term FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Who registered, in the order in which they did: one registration for an account and for
-- a CPF, of which only a keyed digest stands here.
CREATE TABLE enrolment (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  registration TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL REFERENCES account,
  mark TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number),
  UNIQUE (contest, registration),
  UNIQUE (contest, account)
);
CREATE UNIQUE INDEX enrolment_mark ON enrolment (contest, mark) WHERE mark <> '';
CREATE TRIGGER enrolment_no_change BEFORE UPDATE OR DELETE ON enrolment FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER enrolment_no_truncate BEFORE TRUNCATE ON enrolment FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- What each did, in one series for the contest. What it says is sealed; the digest is that
-- of the receipt, which has the digest of the event before it.
CREATE TABLE enrolment_event (
  contest TEXT COLLATE "C" NOT NULL,
  position BIGINT NOT NULL,
  enrolment BIGINT NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  sealed BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, position),
  FOREIGN KEY (contest, enrolment) REFERENCES enrolment (contest, number)
);
CREATE INDEX enrolment_event_of ON enrolment_event (contest, enrolment, position);
CREATE UNIQUE INDEX enrolment_event_digest ON enrolment_event (contest, digest);
CREATE TRIGGER enrolment_event_no_change BEFORE UPDATE OR DELETE ON enrolment_event FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER enrolment_event_no_truncate BEFORE TRUNCATE ON enrolment_event FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- What of them was written in the files of the contest: up to which position, in which
-- revision, with which bytes.
CREATE TABLE enrolment_export (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  position BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  people TEXT COLLATE "C" NOT NULL,
  options TEXT COLLATE "C" NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);
CREATE TRIGGER enrolment_export_no_change BEFORE UPDATE OR DELETE ON enrolment_export FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER enrolment_export_no_truncate BEFORE TRUNCATE ON enrolment_export FOR EACH STATEMENT EXECUTE FUNCTION append_only();
