-- +goose Up
-- The CPF of a registration that was told, or corrected, after it was made: the last row of
-- a registration counts, over what stands with it. Only a keyed digest.
CREATE TABLE enrolment_cpf (
  contest TEXT COLLATE "C" NOT NULL,
  position BIGINT NOT NULL,
  enrolment BIGINT NOT NULL,
  mark TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (contest, position),
  FOREIGN KEY (contest, enrolment) REFERENCES enrolment (contest, number)
);
CREATE INDEX enrolment_cpf_of ON enrolment_cpf (contest, enrolment, position);
CREATE INDEX enrolment_cpf_mark ON enrolment_cpf (contest, mark);
CREATE TRIGGER enrolment_cpf_no_change BEFORE UPDATE OR DELETE ON enrolment_cpf FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER enrolment_cpf_no_truncate BEFORE TRUNCATE ON enrolment_cpf FOR EACH STATEMENT EXECUTE FUNCTION append_only();
