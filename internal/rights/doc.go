// Package rights keeps what people ask about their own data in a contest, and what the
// agency answered: corrections (LGPD, art. 18, III). Each request is a dossier: sealed,
// only added to.
package rights
