-- +goose Up
-- Films and documents: each sealed under a key of its own, which stands alone in a
-- table from which it can be taken away for good. What was kept, who read it and what
-- was disposed of stays as it was written.
CREATE TABLE custody (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  kind TEXT COLLATE "C" NOT NULL,
  piece TEXT COLLATE "C" NOT NULL,
  class TEXT COLLATE "C" NOT NULL,
  grp TEXT COLLATE "C" NOT NULL,
  registration TEXT COLLATE "C" NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  size BIGINT NOT NULL,
  media TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  name BYTEA NOT NULL
);
CREATE INDEX custody_contest ON custody (contest, id);
CREATE INDEX custody_person ON custody (contest, registration, id);
CREATE TABLE custody_key (
  object TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  wrapped BYTEA NOT NULL
);
CREATE INDEX custody_key_contest ON custody_key (contest, object);
CREATE TABLE custody_piece (
  object TEXT COLLATE "C" NOT NULL,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  start BIGINT NOT NULL,
  size BIGINT NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (object, start)
);
CREATE INDEX custody_piece_contest ON custody_piece (contest, digest);
CREATE TABLE custody_upload (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  kind TEXT COLLATE "C" NOT NULL,
  piece TEXT COLLATE "C" NOT NULL,
  grp TEXT COLLATE "C" NOT NULL,
  registration TEXT COLLATE "C" NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  total BIGINT NOT NULL,
  received BIGINT NOT NULL,
  pieces BIGINT NOT NULL,
  declared TEXT COLLATE "C" NOT NULL,
  media TEXT COLLATE "C" NOT NULL,
  name BYTEA NOT NULL,
  sum BYTEA NOT NULL
);
CREATE INDEX custody_upload_author ON custody_upload (contest, author, id);
CREATE INDEX custody_upload_changed ON custody_upload (changed);
CREATE TABLE custody_reading (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  object TEXT COLLATE "C" NOT NULL REFERENCES custody,
  account TEXT COLLATE "C" NOT NULL,
  ground TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX custody_reading_object ON custody_reading (object, at);
CREATE TABLE custody_hold (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  registration TEXT COLLATE "C" NOT NULL,
  held BIGINT NOT NULL,
  reason BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);
CREATE TABLE custody_disposal (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  state TEXT COLLATE "C" NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  closed_by TEXT COLLATE "C" NOT NULL,
  closed BIGINT NOT NULL
);
CREATE INDEX custody_disposal_contest ON custody_disposal (contest, id);
CREATE TABLE custody_disposal_item (
  disposal TEXT COLLATE "C" NOT NULL REFERENCES custody_disposal,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  object TEXT COLLATE "C" NOT NULL REFERENCES custody,
  due BIGINT NOT NULL,
  basis TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (disposal, object)
);
CREATE TABLE custody_gone (
  object TEXT COLLATE "C" PRIMARY KEY REFERENCES custody,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  disposal TEXT COLLATE "C" NOT NULL REFERENCES custody_disposal,
  at BIGINT NOT NULL
);

CREATE TRIGGER custody_no_change BEFORE UPDATE OR DELETE ON custody FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER custody_no_truncate BEFORE TRUNCATE ON custody FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER custody_reading_no_change BEFORE UPDATE OR DELETE ON custody_reading FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER custody_reading_no_truncate BEFORE TRUNCATE ON custody_reading FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER custody_hold_no_change BEFORE UPDATE OR DELETE ON custody_hold FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER custody_hold_no_truncate BEFORE TRUNCATE ON custody_hold FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER custody_disposal_item_no_change BEFORE UPDATE OR DELETE ON custody_disposal_item FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER custody_disposal_item_no_truncate BEFORE TRUNCATE ON custody_disposal_item FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER custody_gone_no_change BEFORE UPDATE OR DELETE ON custody_gone FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER custody_gone_no_truncate BEFORE TRUNCATE ON custody_gone FOR EACH STATEMENT EXECUTE FUNCTION append_only();
