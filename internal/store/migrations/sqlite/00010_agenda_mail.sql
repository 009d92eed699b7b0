-- +goose Up
-- Rooms and hours of the sessions, and the cities that people chose, each time they changed.
CREATE TABLE agenda (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  payload BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER agenda_no_update BEFORE UPDATE ON agenda
BEGIN SELECT RAISE(ABORT, 'append-only: agenda'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER agenda_no_delete BEFORE DELETE ON agenda
BEGIN SELECT RAISE(ABORT, 'append-only: agenda'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER agenda_no_replace BEFORE INSERT ON agenda
WHEN EXISTS (SELECT 1 FROM agenda WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: agenda replaced'); END;
-- +goose StatementEnd

-- Where and when each person is called for each group; a later sequence is another hour.
CREATE TABLE summons (
  contest TEXT NOT NULL REFERENCES contest,
  registration TEXT NOT NULL,
  grp TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  city TEXT NOT NULL,
  room TEXT NOT NULL,
  board TEXT NOT NULL,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, registration, grp, sequence)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER summons_no_update BEFORE UPDATE ON summons
BEGIN SELECT RAISE(ABORT, 'append-only: summons'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER summons_no_delete BEFORE DELETE ON summons
BEGIN SELECT RAISE(ABORT, 'append-only: summons'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER summons_no_replace BEFORE INSERT ON summons
WHEN EXISTS (SELECT 1 FROM summons WHERE contest = NEW.contest AND registration = NEW.registration AND grp = NEW.grp AND sequence = NEW.sequence)
BEGIN SELECT RAISE(ABORT, 'append-only: summons replaced'); END;
-- +goose StatementEnd

-- How people are reached.
CREATE TABLE contact (
  contest TEXT NOT NULL REFERENCES contest,
  registration TEXT NOT NULL,
  sealed BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, registration)
) STRICT;

-- What is sent to people: address and text sealed. What became of each is in its states.
CREATE TABLE message (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  registration TEXT NOT NULL,
  grp TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  kind TEXT NOT NULL,
  receipt TEXT NOT NULL UNIQUE,
  sealed BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (contest, registration, grp, sequence, kind)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER message_no_update BEFORE UPDATE ON message
BEGIN SELECT RAISE(ABORT, 'append-only: message'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER message_no_delete BEFORE DELETE ON message
BEGIN SELECT RAISE(ABORT, 'append-only: message'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER message_no_replace BEFORE INSERT ON message
WHEN EXISTS (SELECT 1 FROM message WHERE id = NEW.id OR receipt = NEW.receipt OR contest = NEW.contest AND registration = NEW.registration AND grp = NEW.grp AND sequence = NEW.sequence AND kind = NEW.kind)
BEGIN SELECT RAISE(ABORT, 'append-only: message replaced'); END;
-- +goose StatementEnd

CREATE TABLE message_state (
  message TEXT NOT NULL REFERENCES message,
  number INTEGER NOT NULL,
  contest TEXT NOT NULL REFERENCES contest,
  state TEXT NOT NULL,
  sealed BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (message, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER message_state_no_update BEFORE UPDATE ON message_state
BEGIN SELECT RAISE(ABORT, 'append-only: message_state'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER message_state_no_delete BEFORE DELETE ON message_state
BEGIN SELECT RAISE(ABORT, 'append-only: message_state'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER message_state_no_replace BEFORE INSERT ON message_state
WHEN EXISTS (SELECT 1 FROM message_state WHERE message = NEW.message AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: message_state replaced'); END;
-- +goose StatementEnd
