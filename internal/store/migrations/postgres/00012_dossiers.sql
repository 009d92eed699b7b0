-- +goose Up
-- Restricted files of acts (complaints, proceedings, samples read again): what an act
-- says, of what kind it is and who did it stand sealed; the key of a file stands apart,
-- to be wrapped again or destroyed.
CREATE TABLE dossier (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  kind TEXT COLLATE "C" NOT NULL,
  handle TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX dossier_contest ON dossier (contest, kind, id);
CREATE UNIQUE INDEX dossier_handle ON dossier (handle) WHERE handle <> '';
CREATE TABLE dossier_key (
  dossier TEXT COLLATE "C" PRIMARY KEY REFERENCES dossier,
  wrapped BYTEA NOT NULL
);
CREATE TABLE dossier_event (
  dossier TEXT COLLATE "C" NOT NULL REFERENCES dossier,
  number BIGINT NOT NULL,
  sealed BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (dossier, number)
);
CREATE TRIGGER dossier_no_change BEFORE UPDATE OR DELETE ON dossier FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER dossier_no_truncate BEFORE TRUNCATE ON dossier FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER dossier_event_no_change BEFORE UPDATE OR DELETE ON dossier_event FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER dossier_event_no_truncate BEFORE TRUNCATE ON dossier_event FOR EACH STATEMENT EXECUTE FUNCTION append_only();
