// Package installation is the platform put together on a machine: the folder dados,
// the database and the objects, what works on them, and the pages in front. The
// program that serves and the tests open it by the same way.
package installation
