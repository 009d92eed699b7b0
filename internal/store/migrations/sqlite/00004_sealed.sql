-- +goose Up
-- Secrets of the installation, sealed by the master keys.
CREATE TABLE sealed (
  name TEXT PRIMARY KEY,
  data BLOB NOT NULL
) STRICT;
