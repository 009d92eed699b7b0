-- +goose Up
-- Films and documents: each sealed under a key of its own, which stands alone in a
-- table from which it can be taken away for good. What was kept, who read it and what
-- was disposed of stays as it was written.
CREATE TABLE custody (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  kind TEXT NOT NULL,
  piece TEXT NOT NULL,
  class TEXT NOT NULL,
  grp TEXT NOT NULL,
  registration TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  size INTEGER NOT NULL,
  media TEXT NOT NULL,
  digest TEXT NOT NULL,
  name BLOB NOT NULL
) STRICT;
CREATE INDEX custody_contest ON custody (contest, id);
CREATE INDEX custody_person ON custody (contest, registration, id);
CREATE TABLE custody_key (
  object TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  wrapped BLOB NOT NULL
) STRICT;
CREATE INDEX custody_key_contest ON custody_key (contest, object);
CREATE TABLE custody_piece (
  object TEXT NOT NULL,
  contest TEXT NOT NULL REFERENCES contest,
  start INTEGER NOT NULL,
  size INTEGER NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (object, start)
) STRICT;
CREATE INDEX custody_piece_contest ON custody_piece (contest, digest);
CREATE TABLE custody_upload (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  kind TEXT NOT NULL,
  piece TEXT NOT NULL,
  grp TEXT NOT NULL,
  registration TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  total INTEGER NOT NULL,
  received INTEGER NOT NULL,
  pieces INTEGER NOT NULL,
  declared TEXT NOT NULL,
  media TEXT NOT NULL,
  name BLOB NOT NULL,
  sum BLOB NOT NULL
) STRICT;
CREATE INDEX custody_upload_author ON custody_upload (contest, author, id);
CREATE INDEX custody_upload_changed ON custody_upload (changed);
CREATE TABLE custody_reading (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  object TEXT NOT NULL REFERENCES custody,
  account TEXT NOT NULL,
  ground TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX custody_reading_object ON custody_reading (object, at);
CREATE TABLE custody_hold (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  registration TEXT NOT NULL,
  held INTEGER NOT NULL,
  reason BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;
CREATE TABLE custody_disposal (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  state TEXT NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  closed_by TEXT NOT NULL,
  closed INTEGER NOT NULL
) STRICT;
CREATE INDEX custody_disposal_contest ON custody_disposal (contest, id);
CREATE TABLE custody_disposal_item (
  disposal TEXT NOT NULL REFERENCES custody_disposal,
  contest TEXT NOT NULL REFERENCES contest,
  object TEXT NOT NULL REFERENCES custody,
  due INTEGER NOT NULL,
  basis TEXT NOT NULL,
  PRIMARY KEY (disposal, object)
) STRICT;
CREATE TABLE custody_gone (
  object TEXT PRIMARY KEY REFERENCES custody,
  contest TEXT NOT NULL REFERENCES contest,
  disposal TEXT NOT NULL REFERENCES custody_disposal,
  at INTEGER NOT NULL
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER custody_no_update BEFORE UPDATE ON custody
BEGIN SELECT RAISE(ABORT, 'append-only: custody'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_no_delete BEFORE DELETE ON custody
BEGIN SELECT RAISE(ABORT, 'append-only: custody'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_no_replace BEFORE INSERT ON custody
WHEN EXISTS (SELECT 1 FROM custody WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'append-only: custody replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_reading_no_update BEFORE UPDATE ON custody_reading
BEGIN SELECT RAISE(ABORT, 'append-only: custody_reading'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_reading_no_delete BEFORE DELETE ON custody_reading
BEGIN SELECT RAISE(ABORT, 'append-only: custody_reading'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_reading_no_replace BEFORE INSERT ON custody_reading
WHEN EXISTS (SELECT 1 FROM custody_reading WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'append-only: custody_reading replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_hold_no_update BEFORE UPDATE ON custody_hold
BEGIN SELECT RAISE(ABORT, 'append-only: custody_hold'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_hold_no_delete BEFORE DELETE ON custody_hold
BEGIN SELECT RAISE(ABORT, 'append-only: custody_hold'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_hold_no_replace BEFORE INSERT ON custody_hold
WHEN EXISTS (SELECT 1 FROM custody_hold WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: custody_hold replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_disposal_item_no_update BEFORE UPDATE ON custody_disposal_item
BEGIN SELECT RAISE(ABORT, 'append-only: custody_disposal_item'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_disposal_item_no_delete BEFORE DELETE ON custody_disposal_item
BEGIN SELECT RAISE(ABORT, 'append-only: custody_disposal_item'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_disposal_item_no_replace BEFORE INSERT ON custody_disposal_item
WHEN EXISTS (SELECT 1 FROM custody_disposal_item WHERE disposal = NEW.disposal AND object = NEW.object)
BEGIN SELECT RAISE(ABORT, 'append-only: custody_disposal_item replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_gone_no_update BEFORE UPDATE ON custody_gone
BEGIN SELECT RAISE(ABORT, 'append-only: custody_gone'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_gone_no_delete BEFORE DELETE ON custody_gone
BEGIN SELECT RAISE(ABORT, 'append-only: custody_gone'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_gone_no_replace BEFORE INSERT ON custody_gone
WHEN EXISTS (SELECT 1 FROM custody_gone WHERE object = NEW.object)
BEGIN SELECT RAISE(ABORT, 'append-only: custody_gone replaced'); END;
-- +goose StatementEnd
