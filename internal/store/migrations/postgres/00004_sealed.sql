-- +goose Up
-- Secrets of the installation, sealed by the master keys.
CREATE TABLE sealed (
  name TEXT COLLATE "C" PRIMARY KEY,
  data BYTEA NOT NULL
);
