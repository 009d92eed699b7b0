-- +goose Up
CREATE TABLE contest (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  agency TEXT NOT NULL,
  state TEXT NOT NULL,
  edition INTEGER NOT NULL,
  created INTEGER NOT NULL,
  created_by TEXT NOT NULL
) STRICT;

CREATE TABLE revision (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  author TEXT NOT NULL,
  note TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;

CREATE TABLE revision_file (
  contest TEXT NOT NULL,
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (contest, number, name),
  FOREIGN KEY (contest, number) REFERENCES revision
) STRICT;

CREATE TABLE fact (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  line BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, number)
) STRICT;

CREATE TABLE version (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  facts INTEGER NOT NULL,
  digest TEXT NOT NULL,
  state TEXT NOT NULL,
  engine TEXT NOT NULL,
  at INTEGER NOT NULL,
  author TEXT NOT NULL,
  PRIMARY KEY (contest, number),
  FOREIGN KEY (contest, revision) REFERENCES revision
) STRICT;

CREATE TABLE version_file (
  contest TEXT NOT NULL,
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (contest, number, name),
  FOREIGN KEY (contest, number) REFERENCES version
) STRICT;

-- The rows of the lists of a version and the registrations of a file stand each in
-- a table of their own, named by the number here: indices are made after loading,
-- and what is replaced is dropped whole.
CREATE TABLE list_set (
  id INTEGER PRIMARY KEY,
  contest TEXT NOT NULL,
  version INTEGER NOT NULL,
  loaded INTEGER NOT NULL,
  ready INTEGER NOT NULL,
  started INTEGER NOT NULL,
  FOREIGN KEY (contest, version) REFERENCES version
) STRICT;
CREATE UNIQUE INDEX list_set_current ON list_set (contest, version) WHERE ready = 1;

CREATE TABLE list_span (
  list_set INTEGER NOT NULL REFERENCES list_set,
  post TEXT NOT NULL,
  list TEXT NOT NULL,
  first INTEGER NOT NULL,
  length INTEGER NOT NULL,
  PRIMARY KEY (list_set, post, list)
) STRICT;

CREATE TABLE load (
  id INTEGER PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  digest TEXT NOT NULL,
  loaded INTEGER NOT NULL,
  ready INTEGER NOT NULL,
  started INTEGER NOT NULL,
  UNIQUE (contest, digest)
) STRICT;

CREATE TABLE proposal (
  id TEXT PRIMARY KEY,
  contest TEXT NOT NULL REFERENCES contest,
  kind TEXT NOT NULL,
  version INTEGER NOT NULL,
  payload BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  state TEXT NOT NULL,
  closed INTEGER NOT NULL,
  closed_by TEXT NOT NULL
) STRICT;
CREATE INDEX proposal_contest ON proposal (contest, state);

CREATE TABLE act (
  contest TEXT NOT NULL REFERENCES contest,
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  version INTEGER NOT NULL,
  payload BLOB NOT NULL,
  proposal TEXT NOT NULL UNIQUE,
  proposed_by TEXT NOT NULL,
  confirmed_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  release_at INTEGER NOT NULL,
  PRIMARY KEY (contest, number),
  CHECK (proposed_by <> confirmed_by)
) STRICT;

CREATE TABLE act_file (
  contest TEXT NOT NULL,
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (contest, number, name),
  FOREIGN KEY (contest, number) REFERENCES act
) STRICT;

-- Where the transparency log has the act: known only after the act stands.
CREATE TABLE act_logged (
  contest TEXT NOT NULL,
  number INTEGER NOT NULL,
  log_index INTEGER NOT NULL,
  PRIMARY KEY (contest, number),
  FOREIGN KEY (contest, number) REFERENCES act
) STRICT;

CREATE TABLE account (
  id TEXT PRIMARY KEY,
  login TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  password TEXT NOT NULL,
  totp BLOB NOT NULL,
  totp_step INTEGER NOT NULL,
  level TEXT NOT NULL,
  disabled INTEGER NOT NULL,
  edition INTEGER NOT NULL,
  created INTEGER NOT NULL
) STRICT;

CREATE TABLE identity (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES account,
  at INTEGER NOT NULL,
  PRIMARY KEY (issuer, subject)
) STRICT;
CREATE INDEX identity_account ON identity (account);

CREATE TABLE credential (
  id BLOB PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account,
  name TEXT NOT NULL,
  data BLOB NOT NULL,
  at INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT;
CREATE INDEX credential_account ON credential (account);

-- contest is empty for a role in the whole platform.
CREATE TABLE membership (
  account TEXT NOT NULL REFERENCES account,
  contest TEXT NOT NULL,
  role TEXT NOT NULL,
  granted_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, contest, role)
) STRICT;
CREATE INDEX membership_contest ON membership (contest);

-- What works once: a link, a recovery code. Only the digest of the secret is here.
CREATE TABLE token (
  digest TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  payload BLOB NOT NULL,
  expires INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT;
CREATE INDEX token_subject ON token (kind, subject);

CREATE TABLE session (
  token TEXT PRIMARY KEY,
  data BLOB NOT NULL,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX session_expires ON session (expires);

CREATE TABLE idempotency (
  account TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  claim TEXT NOT NULL,
  until INTEGER NOT NULL,
  status INTEGER NOT NULL,
  header BLOB NOT NULL,
  body BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, key)
) STRICT;
CREATE INDEX idempotency_at ON idempotency (at);

CREATE TABLE access (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  account TEXT NOT NULL,
  contest TEXT NOT NULL,
  action TEXT NOT NULL,
  object TEXT NOT NULL,
  digest TEXT NOT NULL
) STRICT;
CREATE INDEX access_contest ON access (contest, number);
CREATE INDEX access_account ON access (account, number);

-- The end of the log, in one row: whoever adds to it holds this row first.
CREATE TABLE access_head (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  number INTEGER NOT NULL,
  digest TEXT NOT NULL
) STRICT;
INSERT INTO access_head VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');
