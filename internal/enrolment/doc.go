// Package enrolment receives the registrations of a contest: from its edital it knows
// until which second, for which posts and groups; it says what a choice entails before
// it is kept; it gives a receipt that anybody who has it can verify; and when the period
// ends it writes candidatos.csv and opcoes.csv, so that all that follows is the ordinary
// path. What a person did is only added to. Those who come at the same time are kept in
// one transaction: an answer is given only after it ended.
package enrolment
