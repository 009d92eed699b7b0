// Package jobs does long work in the background: an import, a classification, the
// files of a publication. It is asked once for each contest and kind, tells how far it is, stops
// when somebody says so, and goes on where it was when the program dies in the
// middle.
//
// River, over the same database, says who does what and when. What people see, and
// who holds a job, is in a table of the store. A job is held by a token: who lost
// it, as a machine that slept, cannot write a progress or a checkpoint any more, and
// so nothing is done twice by two who both believe to be the one.
package jobs
