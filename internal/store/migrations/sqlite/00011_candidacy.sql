-- +goose Up
-- Whose a registration is, among the accounts: what its person may reach of a contest.
CREATE TABLE candidacy (
  contest TEXT NOT NULL REFERENCES contest,
  registration TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES account,
  tied_by TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, registration)
) STRICT;
CREATE INDEX candidacy_account ON candidacy (account, contest);
