package literal

// DecreeChains is R-34 "decreto" (D 3 §§1–3; L 8 for PPP).
func DecreeChains() map[string][]string {
	return map[string][]string{
		"PQ":  {"PI", "PPP", openList},
		"PI":  {"PQ", "PPP", openList},
		"PPP": {openList},
		"PcD": {openList},
	}
}

// LawChains is R-34 "lei" (L 8 alone).
func LawChains() map[string][]string {
	return map[string][]string{
		"PQ":  {openList},
		"PI":  {openList},
		"PPP": {openList},
		"PcD": {openList},
	}
}

// CPNU2Chains is R-34 "cpnu2".
func CPNU2Chains() map[string][]string {
	return map[string][]string{
		"PQ":  {openList},
		"PI":  {"PQ", openList},
		"PPP": {"PI", "PQ", openList},
		"PcD": {openList},
	}
}
