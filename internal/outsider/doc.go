// Package outsider is the second program's look at an open package: it knows what
// docs/pacote.md says and nothing else. It cannot classify anyone; it checks that
// the package is whole and that its results have what any result must have (§14 of
// the rules), so that a fault of the engine has no accomplice here. It imports
// nothing of ours, and a test keeps it so.
package outsider
