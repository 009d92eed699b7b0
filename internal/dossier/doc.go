// Package dossier keeps restricted files of acts: what people wrote in a complaint, the
// steps of a proceeding, the second reading of a sample. Acts are only added. What an
// act says, of what kind it is and who did it are sealed by the key of its file; each
// act holds the digest of the one before, so that none is changed, moved or left out
// unseen. What an act means is for who calls.
package dossier
