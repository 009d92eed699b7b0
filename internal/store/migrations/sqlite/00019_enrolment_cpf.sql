-- +goose Up
-- The CPF of a registration that was told, or corrected, after it was made: the last row of
-- a registration counts, over what stands with it. Only a keyed digest.
CREATE TABLE enrolment_cpf (
  contest TEXT NOT NULL,
  position INTEGER NOT NULL,
  enrolment INTEGER NOT NULL,
  mark TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, position),
  FOREIGN KEY (contest, enrolment) REFERENCES enrolment (contest, number)
) STRICT;
CREATE INDEX enrolment_cpf_of ON enrolment_cpf (contest, enrolment, position);
CREATE INDEX enrolment_cpf_mark ON enrolment_cpf (contest, mark);

-- +goose StatementBegin
CREATE TRIGGER enrolment_cpf_no_update BEFORE UPDATE ON enrolment_cpf
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_cpf'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_cpf_no_delete BEFORE DELETE ON enrolment_cpf
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_cpf'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER enrolment_cpf_no_replace BEFORE INSERT ON enrolment_cpf
WHEN EXISTS (SELECT 1 FROM enrolment_cpf WHERE contest = NEW.contest AND position = NEW.position)
BEGIN SELECT RAISE(ABORT, 'append-only: enrolment_cpf replaced'); END;
-- +goose StatementEnd
