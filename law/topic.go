package law

// Topic is a legal question that every regime answers with its own provisions:
// an edital under Lei 12.990/2014 must not be told of the decree of 2025.
type Topic string

// topicBasis is the answer of one regime.
type topicBasis struct {
	topic  Topic
	regime Regime
	basis  []Provision
}

// In is the provisions that govern the topic under a regime. Every topic has an
// answer in every regime (a test checks); the caller must not change it.
func (t Topic) In(regime Regime) []Provision {
	for i := range topics {
		if topics[i].topic == t && topics[i].regime == regime {
			return topics[i].basis
		}
	}
	return nil
}

// Topics lists every topic.
func Topics() []Topic {
	var out []Topic
	for i := range topics {
		if len(out) == 0 || out[len(out)-1] != topics[i].topic {
			out = append(out, topics[i].topic)
		}
	}
	return out
}
