package edital

// FraudRules are what the edital adds to the proceeding on fraud (key fraude):
// the law fixes no term and gives no appeal. Days are calendar days; zero means
// that no rule fixes them.
type FraudRules struct {
	Appeal       bool // recurso: the conclusion may be appealed
	OpenWithin   int  // instaurar: from the report to the opening
	DecideWithin int  // concluir: from the end of the defence to the conclusion
	ReferWithin  int  // remeter: from the final conclusion to the referrals
}
