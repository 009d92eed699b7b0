// Package publiclog is the transparency log of an installation: the published acts
// in one tree, its heads signed. Leaves and heads are in the store, where any replica
// adds to them; each machine makes the folder of the log again out of them, in the
// layout that mirrors and witnesses read.
package publiclog
