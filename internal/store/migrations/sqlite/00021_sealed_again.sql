-- +goose Up
-- What is in custody stays as it was written, but for the seal of a name or of a reason:
-- a new master key seals it again, so that the old ones may be retired. What is sealed
-- says of which object it is, and opens nowhere else.
DROP TRIGGER custody_no_update;
DROP TRIGGER custody_hold_no_update;

-- +goose StatementBegin
CREATE TRIGGER custody_no_update BEFORE UPDATE ON custody
WHEN NEW.rowid IS NOT OLD.rowid OR NEW.id IS NOT OLD.id OR NEW.contest IS NOT OLD.contest OR NEW.kind IS NOT OLD.kind OR NEW.piece IS NOT OLD.piece
  OR NEW.class IS NOT OLD.class OR NEW.grp IS NOT OLD.grp OR NEW.registration IS NOT OLD.registration OR NEW.author IS NOT OLD.author OR NEW.at IS NOT OLD.at
  OR NEW.size IS NOT OLD.size OR NEW.media IS NOT OLD.media OR NEW.digest IS NOT OLD.digest
BEGIN SELECT RAISE(ABORT, 'append-only: custody'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER custody_hold_no_update BEFORE UPDATE ON custody_hold
WHEN NEW.rowid IS NOT OLD.rowid OR NEW.contest IS NOT OLD.contest OR NEW.number IS NOT OLD.number OR NEW.registration IS NOT OLD.registration
  OR NEW.held IS NOT OLD.held OR NEW.author IS NOT OLD.author OR NEW.at IS NOT OLD.at
BEGIN SELECT RAISE(ABORT, 'append-only: custody_hold'); END;
-- +goose StatementEnd
