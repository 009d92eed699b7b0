// Package runningtext reads the lists that boards and the gazette publish as
// prose: "na seguinte ordem: número de inscrição, nome, nota / …", copied from a
// PDF with its broken lines, page numbers and titles. A record that does not have
// the fields of its list is a problem with its line; what belongs to no record
// is never joined to one.
package runningtext
