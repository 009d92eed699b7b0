-- +goose Up
CREATE TABLE contest (
  id TEXT COLLATE "C" PRIMARY KEY,
  slug TEXT COLLATE "C" NOT NULL UNIQUE,
  title TEXT COLLATE "C" NOT NULL,
  agency TEXT COLLATE "C" NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  edition BIGINT NOT NULL,
  created BIGINT NOT NULL,
  created_by TEXT COLLATE "C" NOT NULL
);

CREATE TABLE revision (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  note TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);

CREATE TABLE revision_file (
  contest TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  size BIGINT NOT NULL,
  PRIMARY KEY (contest, number, name),
  FOREIGN KEY (contest, number) REFERENCES revision
);

CREATE TABLE fact (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  line BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);

CREATE TABLE version (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  facts BIGINT NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  engine TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (contest, number),
  FOREIGN KEY (contest, revision) REFERENCES revision
);

CREATE TABLE version_file (
  contest TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  size BIGINT NOT NULL,
  PRIMARY KEY (contest, number, name),
  FOREIGN KEY (contest, number) REFERENCES version
);

-- The rows of the lists of a version and the registrations of a file stand each in
-- a table of their own, named by the number here: indices are made after loading,
-- and what is replaced is dropped whole.
CREATE TABLE list_set (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL,
  version BIGINT NOT NULL,
  loaded BIGINT NOT NULL,
  ready BIGINT NOT NULL,
  started BIGINT NOT NULL,
  FOREIGN KEY (contest, version) REFERENCES version
);
CREATE UNIQUE INDEX list_set_current ON list_set (contest, version) WHERE ready = 1;

CREATE TABLE list_span (
  list_set BIGINT NOT NULL REFERENCES list_set,
  post TEXT COLLATE "C" NOT NULL,
  list TEXT COLLATE "C" NOT NULL,
  first BIGINT NOT NULL,
  length BIGINT NOT NULL,
  PRIMARY KEY (list_set, post, list)
);

CREATE TABLE load (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  digest TEXT COLLATE "C" NOT NULL,
  loaded BIGINT NOT NULL,
  ready BIGINT NOT NULL,
  started BIGINT NOT NULL,
  UNIQUE (contest, digest)
);

CREATE TABLE proposal (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  kind TEXT COLLATE "C" NOT NULL,
  version BIGINT NOT NULL,
  payload BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  expires BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  closed BIGINT NOT NULL,
  closed_by TEXT COLLATE "C" NOT NULL
);
CREATE INDEX proposal_contest ON proposal (contest, state);

CREATE TABLE act (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  version BIGINT NOT NULL,
  payload BYTEA NOT NULL,
  proposal TEXT COLLATE "C" NOT NULL UNIQUE,
  proposed_by TEXT COLLATE "C" NOT NULL,
  confirmed_by TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  release_at BIGINT NOT NULL,
  PRIMARY KEY (contest, number),
  CHECK (proposed_by <> confirmed_by)
);

CREATE TABLE act_file (
  contest TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  size BIGINT NOT NULL,
  PRIMARY KEY (contest, number, name),
  FOREIGN KEY (contest, number) REFERENCES act
);

-- Where the transparency log has the act: known only after the act stands.
CREATE TABLE act_logged (
  contest TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  log_index BIGINT NOT NULL,
  PRIMARY KEY (contest, number),
  FOREIGN KEY (contest, number) REFERENCES act
);

CREATE TABLE account (
  id TEXT COLLATE "C" PRIMARY KEY,
  login TEXT COLLATE "C" NOT NULL UNIQUE,
  name TEXT COLLATE "C" NOT NULL,
  email TEXT COLLATE "C" NOT NULL,
  password TEXT COLLATE "C" NOT NULL,
  totp BYTEA NOT NULL,
  totp_step BIGINT NOT NULL,
  level TEXT COLLATE "C" NOT NULL,
  disabled BIGINT NOT NULL,
  edition BIGINT NOT NULL,
  created BIGINT NOT NULL
);

CREATE TABLE identity (
  issuer TEXT COLLATE "C" NOT NULL,
  subject TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL REFERENCES account,
  at BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_account ON identity (account);

CREATE TABLE credential (
  id BYTEA PRIMARY KEY,
  account TEXT COLLATE "C" NOT NULL REFERENCES account,
  name TEXT COLLATE "C" NOT NULL,
  data BYTEA NOT NULL,
  at BIGINT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX credential_account ON credential (account);

-- contest is empty for a role in the whole platform.
CREATE TABLE membership (
  account TEXT COLLATE "C" NOT NULL REFERENCES account,
  contest TEXT COLLATE "C" NOT NULL,
  role TEXT COLLATE "C" NOT NULL,
  granted_by TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (account, contest, role)
);
CREATE INDEX membership_contest ON membership (contest);

-- What works once: a link, a recovery code. Only the digest of the secret is here.
CREATE TABLE token (
  digest TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT COLLATE "C" NOT NULL,
  subject TEXT COLLATE "C" NOT NULL,
  payload BYTEA NOT NULL,
  expires BIGINT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX token_subject ON token (kind, subject);

CREATE TABLE session (
  token TEXT COLLATE "C" PRIMARY KEY,
  data BYTEA NOT NULL,
  expires BIGINT NOT NULL
);
CREATE INDEX session_expires ON session (expires);

CREATE TABLE idempotency (
  account TEXT COLLATE "C" NOT NULL,
  key TEXT COLLATE "C" NOT NULL,
  request TEXT COLLATE "C" NOT NULL,
  claim TEXT COLLATE "C" NOT NULL,
  until BIGINT NOT NULL,
  status BIGINT NOT NULL,
  header BYTEA NOT NULL,
  body BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (account, key)
);
CREATE INDEX idempotency_at ON idempotency (at);

CREATE TABLE access (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  contest TEXT COLLATE "C" NOT NULL,
  action TEXT COLLATE "C" NOT NULL,
  object TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL
);
CREATE INDEX access_contest ON access (contest, number);
CREATE INDEX access_account ON access (account, number);

-- The end of the log, in one row: whoever adds to it holds this row first.
CREATE TABLE access_head (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  number BIGINT NOT NULL,
  digest TEXT COLLATE "C" NOT NULL
);
INSERT INTO access_head VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');
