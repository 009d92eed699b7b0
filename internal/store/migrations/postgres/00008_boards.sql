-- +goose Up
-- Work of the boards. Whom a code of comissao.csv is, among the accounts.
CREATE TABLE member_account (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  member TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, member)
);
CREATE INDEX member_account_account ON member_account (account, contest);

-- Commitments of secrecy as they were signed, with the key by which its signer votes.
CREATE TABLE undertaking (
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  number BIGINT NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  text TEXT COLLATE "C" NOT NULL,
  public_key BYTEA NOT NULL,
  wrapped_key BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, number)
);
CREATE INDEX undertaking_account ON undertaking (contest, account, number);
CREATE TRIGGER undertaking_no_change BEFORE UPDATE OR DELETE ON undertaking FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER undertaking_no_truncate BEFORE TRUNCATE ON undertaking FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Cases: one person for one group. Where a case stands is in its events only.
CREATE TABLE hearing (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  modality TEXT COLLATE "C" NOT NULL,
  registration TEXT COLLATE "C" NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  UNIQUE (contest, modality, registration)
);
CREATE TRIGGER hearing_no_change BEFORE UPDATE OR DELETE ON hearing FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER hearing_no_truncate BEFORE TRUNCATE ON hearing FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TABLE hearing_event (
  hearing TEXT COLLATE "C" NOT NULL REFERENCES hearing,
  number BIGINT NOT NULL,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  kind TEXT COLLATE "C" NOT NULL,
  payload BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (hearing, number)
);
CREATE INDEX hearing_event_contest ON hearing_event (contest, hearing, number);
CREATE TRIGGER hearing_event_no_change BEFORE UPDATE OR DELETE ON hearing_event FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER hearing_event_no_truncate BEFORE TRUNCATE ON hearing_event FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- What members declared of a case before they opened it, also that there is nothing.
CREATE TABLE impediment (
  hearing TEXT COLLATE "C" NOT NULL REFERENCES hearing,
  number BIGINT NOT NULL,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  instance BIGINT NOT NULL,
  member TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  statement BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (hearing, number)
);
CREATE INDEX impediment_contest ON impediment (contest, hearing, number);
CREATE TRIGGER impediment_no_change BEFORE UPDATE OR DELETE ON impediment FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER impediment_no_truncate BEFORE TRUNCATE ON impediment FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Sealed votes. A box has a key of which each seat holds a part: only all of them
-- together open what is in it.
CREATE TABLE ballot_box (
  id TEXT COLLATE "C" PRIMARY KEY,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  hearing TEXT COLLATE "C" NOT NULL REFERENCES hearing,
  instance BIGINT NOT NULL,
  round BIGINT NOT NULL,
  public_key BYTEA NOT NULL,
  author TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  UNIQUE (hearing, instance, round)
);
CREATE INDEX ballot_box_contest ON ballot_box (contest, id);
CREATE TRIGGER ballot_box_no_change BEFORE UPDATE OR DELETE ON ballot_box FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER ballot_box_no_truncate BEFORE TRUNCATE ON ballot_box FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TABLE ballot_share (
  box TEXT COLLATE "C" NOT NULL REFERENCES ballot_box,
  member TEXT COLLATE "C" NOT NULL,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  seat TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  undertaking BIGINT NOT NULL,
  locked BYTEA NOT NULL,
  PRIMARY KEY (box, member)
);
CREATE INDEX ballot_share_account ON ballot_share (account, contest);
CREATE TRIGGER ballot_share_no_change BEFORE UPDATE OR DELETE ON ballot_share FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER ballot_share_no_truncate BEFORE TRUNCATE ON ballot_share FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TABLE ballot (
  box TEXT COLLATE "C" NOT NULL REFERENCES ballot_box,
  seat TEXT COLLATE "C" NOT NULL,
  contest TEXT COLLATE "C" NOT NULL REFERENCES contest,
  member TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  sealed BYTEA NOT NULL,
  commitment TEXT COLLATE "C" NOT NULL,
  released BYTEA NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (box, seat)
);
CREATE INDEX ballot_contest ON ballot (contest, box, seat);
CREATE TRIGGER ballot_no_change BEFORE UPDATE OR DELETE ON ballot FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER ballot_no_truncate BEFORE TRUNCATE ON ballot FOR EACH STATEMENT EXECUTE FUNCTION append_only();
