-- +goose Up
-- What is told to a person, once: of an account, or of a registration that has none. What
-- it says is sealed; what became of it is in its states.
CREATE TABLE notice (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  contest TEXT NOT NULL,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  receipt TEXT NOT NULL UNIQUE,
  sealed BLOB NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (recipient, contest, kind, about)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER notice_no_update BEFORE UPDATE ON notice
BEGIN SELECT RAISE(ABORT, 'append-only: notice'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER notice_no_delete BEFORE DELETE ON notice
BEGIN SELECT RAISE(ABORT, 'append-only: notice'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER notice_no_replace BEFORE INSERT ON notice
WHEN EXISTS (SELECT 1 FROM notice WHERE id = NEW.id OR receipt = NEW.receipt OR recipient = NEW.recipient AND contest = NEW.contest AND kind = NEW.kind AND about = NEW.about)
BEGIN SELECT RAISE(ABORT, 'append-only: notice replaced'); END;
-- +goose StatementEnd

CREATE INDEX notice_of_contest ON notice (contest, kind, id);

CREATE TABLE notice_state (
  notice TEXT NOT NULL REFERENCES notice,
  number INTEGER NOT NULL,
  state TEXT NOT NULL,
  sealed BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (notice, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER notice_state_no_update BEFORE UPDATE ON notice_state
BEGIN SELECT RAISE(ABORT, 'append-only: notice_state'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER notice_state_no_delete BEFORE DELETE ON notice_state
BEGIN SELECT RAISE(ABORT, 'append-only: notice_state'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER notice_state_no_replace BEFORE INSERT ON notice_state
WHEN EXISTS (SELECT 1 FROM notice_state WHERE notice = NEW.notice AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: notice_state replaced'); END;
-- +goose StatementEnd

-- What became of what was sent to an address, known by a keyed digest: it came back, or
-- its owner said that it is right.
CREATE TABLE address_state (
  address TEXT NOT NULL,
  number INTEGER NOT NULL,
  state TEXT NOT NULL,
  message TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (address, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER address_state_no_update BEFORE UPDATE ON address_state
BEGIN SELECT RAISE(ABORT, 'append-only: address_state'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER address_state_no_delete BEFORE DELETE ON address_state
BEGIN SELECT RAISE(ABORT, 'append-only: address_state'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER address_state_no_replace BEFORE INSERT ON address_state
WHEN EXISTS (SELECT 1 FROM address_state WHERE address = NEW.address AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: address_state replaced'); END;
-- +goose StatementEnd

-- Which notices are on their way: the others are not looked at again.
CREATE TABLE notice_waiting (
  notice TEXT PRIMARY KEY REFERENCES notice
) STRICT;

-- What people asked not to be told.
CREATE TABLE notice_stop (
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (recipient, kind)
) STRICT;

-- How far each thing that happens was looked at.
CREATE TABLE notice_source (
  name TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- What is told to many, and how far that went: the last recipient that has it. A round
-- that ended has the mark of it.
CREATE TABLE notice_event (
  contest TEXT NOT NULL REFERENCES contest,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  after TEXT NOT NULL,
  ended INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, kind, about)
) STRICT;
