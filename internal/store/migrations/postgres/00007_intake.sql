-- +goose Up
-- Files on their way into a contest: what was found in them, and what people answered.
CREATE TABLE intake (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  turn BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  revision BIGINT NOT NULL,
  payload BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  changed BIGINT NOT NULL
);
CREATE INDEX intake_contest ON intake (contest, id);
CREATE TABLE intake_file (
  intake TEXT COLLATE "C" NOT NULL REFERENCES intake,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  name TEXT COLLATE "C" NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  size BIGINT NOT NULL,
  PRIMARY KEY (intake, name)
);
CREATE INDEX intake_file_contest ON intake_file (contest, digest);
