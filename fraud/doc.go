// Package fraud is the administrative proceeding on fraud or bad faith in the
// self-declaration (R-42; Lei 15.142/2025, art. 4º; Portaria, art. 13). What
// happened are dated facts; where the proceeding stands is a fold over them, the
// same whatever the order in which they were written down. It answers what is
// owed next, by whom, by when and on what basis, and says what the two referrals
// must contain. A denial of the option in good faith is no fraud and
// never opens a proceeding by itself.
package fraud
