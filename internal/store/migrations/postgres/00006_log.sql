-- +goose Up
-- The transparency log of published acts: its leaves in their order, and the signed
-- head after each.
CREATE TABLE log_leaf (
  position BIGINT PRIMARY KEY,
  leaf BYTEA NOT NULL,
  head BYTEA NOT NULL
);
CREATE TRIGGER log_leaf_no_change BEFORE UPDATE OR DELETE ON log_leaf FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER log_leaf_no_truncate BEFORE TRUNCATE ON log_leaf FOR EACH STATEMENT EXECUTE FUNCTION append_only();
