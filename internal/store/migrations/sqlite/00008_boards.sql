-- +goose Up
-- Work of the boards. Whom a code of comissao.csv is, among the accounts.
CREATE TABLE member_account (
  contest TEXT NOT NULL REFERENCES contest,
  member TEXT NOT NULL,
  account TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, member)
) STRICT;
CREATE INDEX member_account_account ON member_account (account, contest);

-- Commitments of secrecy as they were signed, with the key by which its signer votes.
CREATE TABLE undertaking (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  account TEXT NOT NULL,
  text TEXT NOT NULL,
  public_key BLOB NOT NULL,
  wrapped_key BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;
CREATE INDEX undertaking_account ON undertaking (contest, account, number);

-- +goose StatementBegin
CREATE TRIGGER undertaking_no_update BEFORE UPDATE ON undertaking
BEGIN SELECT RAISE(ABORT, 'append-only: undertaking'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER undertaking_no_delete BEFORE DELETE ON undertaking
BEGIN SELECT RAISE(ABORT, 'append-only: undertaking'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER undertaking_no_replace BEFORE INSERT ON undertaking
WHEN EXISTS (SELECT 1 FROM undertaking WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: undertaking replaced'); END;
-- +goose StatementEnd

-- Cases: one person for one group. Where a case stands is in its events only.
CREATE TABLE hearing (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  modality TEXT NOT NULL,
  registration TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (contest, modality, registration)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER hearing_no_update BEFORE UPDATE ON hearing
BEGIN SELECT RAISE(ABORT, 'append-only: hearing'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER hearing_no_delete BEFORE DELETE ON hearing
BEGIN SELECT RAISE(ABORT, 'append-only: hearing'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER hearing_no_replace BEFORE INSERT ON hearing
WHEN EXISTS (SELECT 1 FROM hearing WHERE id = NEW.id OR contest = NEW.contest AND modality = NEW.modality AND registration = NEW.registration)
BEGIN SELECT RAISE(ABORT, 'append-only: hearing replaced'); END;
-- +goose StatementEnd

CREATE TABLE hearing_event (
  hearing TEXT NOT NULL REFERENCES hearing,
  number INTEGER NOT NULL,
  contest TEXT NOT NULL REFERENCES contest,
  kind TEXT NOT NULL,
  payload BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (hearing, number)
) STRICT;
CREATE INDEX hearing_event_contest ON hearing_event (contest, hearing, number);

-- +goose StatementBegin
CREATE TRIGGER hearing_event_no_update BEFORE UPDATE ON hearing_event
BEGIN SELECT RAISE(ABORT, 'append-only: hearing_event'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER hearing_event_no_delete BEFORE DELETE ON hearing_event
BEGIN SELECT RAISE(ABORT, 'append-only: hearing_event'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER hearing_event_no_replace BEFORE INSERT ON hearing_event
WHEN EXISTS (SELECT 1 FROM hearing_event WHERE hearing = NEW.hearing AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: hearing_event replaced'); END;
-- +goose StatementEnd

-- What members declared of a case before they opened it, also that there is nothing.
CREATE TABLE impediment (
  hearing TEXT NOT NULL REFERENCES hearing,
  number INTEGER NOT NULL,
  contest TEXT NOT NULL REFERENCES contest,
  instance INTEGER NOT NULL,
  member TEXT NOT NULL,
  account TEXT NOT NULL,
  kind TEXT NOT NULL,
  statement BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (hearing, number)
) STRICT;
CREATE INDEX impediment_contest ON impediment (contest, hearing, number);

-- +goose StatementBegin
CREATE TRIGGER impediment_no_update BEFORE UPDATE ON impediment
BEGIN SELECT RAISE(ABORT, 'append-only: impediment'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER impediment_no_delete BEFORE DELETE ON impediment
BEGIN SELECT RAISE(ABORT, 'append-only: impediment'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER impediment_no_replace BEFORE INSERT ON impediment
WHEN EXISTS (SELECT 1 FROM impediment WHERE hearing = NEW.hearing AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: impediment replaced'); END;
-- +goose StatementEnd

-- Sealed votes. A box has a key of which each seat holds a part: only all of them
-- together open what is in it.
CREATE TABLE ballot_box (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  hearing TEXT NOT NULL REFERENCES hearing,
  instance INTEGER NOT NULL,
  round INTEGER NOT NULL,
  public_key BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (hearing, instance, round)
) STRICT;
CREATE INDEX ballot_box_contest ON ballot_box (contest, id);

-- +goose StatementBegin
CREATE TRIGGER ballot_box_no_update BEFORE UPDATE ON ballot_box
BEGIN SELECT RAISE(ABORT, 'append-only: ballot_box'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER ballot_box_no_delete BEFORE DELETE ON ballot_box
BEGIN SELECT RAISE(ABORT, 'append-only: ballot_box'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER ballot_box_no_replace BEFORE INSERT ON ballot_box
WHEN EXISTS (SELECT 1 FROM ballot_box WHERE id = NEW.id OR hearing = NEW.hearing AND instance = NEW.instance AND round = NEW.round)
BEGIN SELECT RAISE(ABORT, 'append-only: ballot_box replaced'); END;
-- +goose StatementEnd

CREATE TABLE ballot_share (
  box TEXT NOT NULL REFERENCES ballot_box,
  member TEXT NOT NULL,
  contest TEXT NOT NULL REFERENCES contest,
  seat TEXT NOT NULL,
  account TEXT NOT NULL,
  undertaking INTEGER NOT NULL,
  locked BLOB NOT NULL,
  PRIMARY KEY (box, member)
) STRICT;
CREATE INDEX ballot_share_account ON ballot_share (account, contest);

-- +goose StatementBegin
CREATE TRIGGER ballot_share_no_update BEFORE UPDATE ON ballot_share
BEGIN SELECT RAISE(ABORT, 'append-only: ballot_share'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER ballot_share_no_delete BEFORE DELETE ON ballot_share
BEGIN SELECT RAISE(ABORT, 'append-only: ballot_share'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER ballot_share_no_replace BEFORE INSERT ON ballot_share
WHEN EXISTS (SELECT 1 FROM ballot_share WHERE box = NEW.box AND member = NEW.member)
BEGIN SELECT RAISE(ABORT, 'append-only: ballot_share replaced'); END;
-- +goose StatementEnd

CREATE TABLE ballot (
  box TEXT NOT NULL REFERENCES ballot_box,
  seat TEXT NOT NULL,
  contest TEXT NOT NULL REFERENCES contest,
  member TEXT NOT NULL,
  account TEXT NOT NULL,
  sealed BLOB NOT NULL,
  commitment TEXT NOT NULL,
  released BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (box, seat)
) STRICT;
CREATE INDEX ballot_contest ON ballot (contest, box, seat);

-- +goose StatementBegin
CREATE TRIGGER ballot_no_update BEFORE UPDATE ON ballot
BEGIN SELECT RAISE(ABORT, 'append-only: ballot'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER ballot_no_delete BEFORE DELETE ON ballot
BEGIN SELECT RAISE(ABORT, 'append-only: ballot'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER ballot_no_replace BEFORE INSERT ON ballot
WHEN EXISTS (SELECT 1 FROM ballot WHERE box = NEW.box AND seat = NEW.seat)
BEGIN SELECT RAISE(ABORT, 'append-only: ballot replaced'); END;
-- +goose StatementEnd
