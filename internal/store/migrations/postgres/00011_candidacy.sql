-- +goose Up
-- Whose a registration is, among the accounts: what its person may reach of a contest.
CREATE TABLE candidacy (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  registration TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL REFERENCES account,
  tied_by TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, registration)
);
CREATE INDEX candidacy_account ON candidacy (account, contest);
