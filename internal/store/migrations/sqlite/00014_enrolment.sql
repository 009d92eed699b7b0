-- +goose Up
-- What the registrations of a contest go by: the edital of a revision, with its period,
-- received here from then on, or suspended. The last row counts.
CREATE TABLE enrolment_term (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  state TEXT NOT NULL,
  revision INTEGER NOT NULL,
  edital TEXT NOT NULL,
  opens INTEGER NOT NULL,
  closes INTEGER NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER enrolment_term_no_update BEFORE UPDATE ON enrolment_term
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_term'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_term_no_delete BEFORE DELETE ON enrolment_term
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_term'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_term_no_replace BEFORE INSERT ON enrolment_term
WHEN EXISTS (SELECT 1 FROM enrolment_term WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_term replaced'); END;
-- +goose StatementEnd

-- Who registered, in the order in which they did: one registration for an account and for
-- a CPF, of which only a keyed digest stands here.
CREATE TABLE enrolment (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  registration TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES account,
  mark TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number),
  UNIQUE (contest, registration),
  UNIQUE (contest, account)
) STRICT;
CREATE UNIQUE INDEX enrolment_mark ON enrolment (contest, mark) WHERE mark <> '';

-- +goose StatementBegin
CREATE TRIGGER enrolment_no_update BEFORE UPDATE ON enrolment
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_no_delete BEFORE DELETE ON enrolment
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_no_replace BEFORE INSERT ON enrolment
WHEN EXISTS (SELECT 1 FROM enrolment WHERE contest = NEW.contest AND number = NEW.number)
  OR EXISTS (SELECT 1 FROM enrolment WHERE contest = NEW.contest AND registration = NEW.registration)
  OR EXISTS (SELECT 1 FROM enrolment WHERE contest = NEW.contest AND account = NEW.account)
  OR EXISTS (SELECT 1 FROM enrolment WHERE contest = NEW.contest AND mark = NEW.mark AND mark <> '')
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment replaced'); END;
-- +goose StatementEnd

-- What each did, in one series for the contest. What it says is sealed; the digest is that
-- of the receipt, which has the digest of the event before it.
CREATE TABLE enrolment_event (
  contest TEXT NOT NULL,
  position INTEGER NOT NULL,
  enrolment INTEGER NOT NULL,
  kind TEXT NOT NULL,
  digest TEXT NOT NULL,
  sealed BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, position),
  FOREIGN KEY (contest, enrolment) REFERENCES enrolment (contest, number)
) STRICT;
CREATE INDEX enrolment_event_of ON enrolment_event (contest, enrolment, position);
CREATE UNIQUE INDEX enrolment_event_digest ON enrolment_event (contest, digest);

-- +goose StatementBegin
CREATE TRIGGER enrolment_event_no_update BEFORE UPDATE ON enrolment_event
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_event'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_event_no_delete BEFORE DELETE ON enrolment_event
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_event'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_event_no_replace BEFORE INSERT ON enrolment_event
WHEN EXISTS (SELECT 1 FROM enrolment_event WHERE contest = NEW.contest AND position = NEW.position)
  OR EXISTS (SELECT 1 FROM enrolment_event WHERE contest = NEW.contest AND digest = NEW.digest)
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_event replaced'); END;
-- +goose StatementEnd

-- What of them was written in the files of the contest: up to which position, in which
-- revision, with which bytes.
CREATE TABLE enrolment_export (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  position INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  people TEXT NOT NULL,
  options TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER enrolment_export_no_update BEFORE UPDATE ON enrolment_export
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_export'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_export_no_delete BEFORE DELETE ON enrolment_export
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_export'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_export_no_replace BEFORE INSERT ON enrolment_export
WHEN EXISTS (SELECT 1 FROM enrolment_export WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_export replaced'); END;
-- +goose StatementEnd
