-- +goose Up
-- Restricted files of acts (complaints, proceedings, samples read again): what an act
-- says, of what kind it is and who did it stand sealed; the key of a file stands apart,
-- to be wrapped again or destroyed.
CREATE TABLE dossier (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  kind TEXT NOT NULL,
  handle TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX dossier_contest ON dossier (contest, kind, id);
CREATE UNIQUE INDEX dossier_handle ON dossier (handle) WHERE handle <> '';
CREATE TABLE dossier_key (
  dossier TEXT PRIMARY KEY REFERENCES dossier,
  wrapped BLOB NOT NULL
) STRICT;
CREATE TABLE dossier_event (
  dossier TEXT NOT NULL REFERENCES dossier,
  number INTEGER NOT NULL,
  sealed BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (dossier, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER dossier_no_update BEFORE UPDATE ON dossier
BEGIN SELECT RAISE(ABORT, 'append-only: dossier'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER dossier_no_delete BEFORE DELETE ON dossier
BEGIN SELECT RAISE(ABORT, 'append-only: dossier'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER dossier_no_replace BEFORE INSERT ON dossier
WHEN EXISTS (SELECT 1 FROM dossier WHERE id = NEW.id OR NEW.handle <> '' AND handle = NEW.handle)
BEGIN SELECT RAISE(ABORT, 'append-only: dossier replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER dossier_event_no_update BEFORE UPDATE ON dossier_event
BEGIN SELECT RAISE(ABORT, 'append-only: dossier_event'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER dossier_event_no_delete BEFORE DELETE ON dossier_event
BEGIN SELECT RAISE(ABORT, 'append-only: dossier_event'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER dossier_event_no_replace BEFORE INSERT ON dossier_event
WHEN EXISTS (SELECT 1 FROM dossier_event WHERE dossier = NEW.dossier AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: dossier_event replaced'); END;
-- +goose StatementEnd
