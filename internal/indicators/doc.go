// Package indicators is what a contest tells those who follow the reservation of
// vacancies (Lei 15.142/2025, art. 10; Decreto 12.536/2025, art. 22): numbers in an
// open format, made from a result or written by hand, checked, made fit to be read by
// everybody, and added up over many contests.
//
// Everything that is shown of several contests is computed from what may be shown of
// each one, so that no choice of contests, however narrow, tells more than they do.
package indicators
