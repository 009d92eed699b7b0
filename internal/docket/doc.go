// Package docket is a contest as the platform keeps it: the files of its folder,
// revision by revision, its book, the results computed from them, and what was
// proposed, confirmed and published. Each action is validated by what the command
// line uses, is kept whole or not at all, and is noted in the access log. It knows
// nothing of pages: who calls has already asked whether the person may.
package docket
