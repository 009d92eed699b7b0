// Package complaint is the investigation of fraud or bad faith in the self-declaration
// (Lei 15.142/2025, art. 4º; Portaria, art. 13), as the agency conducts it: what anybody
// tells, the triage, the proceeding with its terms and defence, the conclusion, the
// effect on the order and the two letters. Everything is a sealed file of acts; where a
// proceeding stands is a fold over them (package fraud). The book of the contest gets
// nothing before a conclusion against the person is final: half a proceeding would tell
// of what may come to nothing, and what the acts say never enters it.
package complaint
