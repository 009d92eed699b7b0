// Package faults has only tests: bad days of an installation of several machines. They
// start the real servers on loopback (a PostgreSQL and its standby, a service of the S3
// kind, three processes of certame servir behind a small proxy), send people through the
// proxy, and kill, pause, cut, slow down and fill what the platform stands on. What was
// acknowledged is held to what is stored.
package faults
