// Package papers writes the documents of the boards, the referrals of a
// proceeding on fraud and the minutes of draws, as text and PDF. The public ones have
// exactly what the law lists (Portaria, arts. 11 and 24) and no name, reason or
// vote (a draw names who typed the numbers of its source); the others are marked
// as restricted and kept in a folder of their own.
package papers
