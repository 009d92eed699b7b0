// Package referral writes a proceeding on fraud as text: where it stands, what is
// owed, and the two referrals with what must be in each. They are restricted
// documents: nothing here is for publication.
package referral
