// Package settings is the configuration of an installation: one file, certame.yaml, of
// which every key is a row of a table that also gives its variable of the environment,
// what it may be, and how it is explained. What the command line says wins over the
// environment, and the environment over the file. There is no secret in the file: it
// names the files where they are.
package settings
