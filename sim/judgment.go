package sim

import "fmt"

// Judgment is what pairs of trials with the same seeds say about the difference between the first and the second.
type Judgment struct {
	Pairs      Pairs   `json:"pairs" jsonschema:"pairs of fights by wins of the first side, or of adventures by whether the party comes through"`
	Difference float64 `json:"difference" jsonschema:"share of the first side, or of the party, in the second minus that in the first"`
	Low        float64 `json:"low" jsonschema:"its 95 % interval, for pairs"`
	High       float64 `json:"high" jsonschema:"upper end of the interval"`
	Chance     float64 `json:"chance" jsonschema:"exact McNemar probability of a difference at least this large by luck"`
	Real       bool    `json:"real" jsonschema:"significant at the 5 % level"`
	Verdict    string  `json:"verdict" jsonschema:"the result in words"`
}

// judgmentOf says whether who fares better or worse in the second trial, which is called where.
func judgmentOf(p Pairs, who, where string) Judgment {
	j := Judgment{Pairs: p, Chance: p.Chance(), Real: p.Real()}
	j.Difference, j.Low, j.High = p.Difference()
	switch {
	case !j.Real:
		j.Verdict = "No difference is proved: what was seen may be luck."
		if p.N() > 0 {
			j.Verdict += fmt.Sprintf(" If there is one, it is most likely between %s and %s.", points(j.Low), points(j.High))
		}
	case j.Difference > 0:
		j.Verdict = fmt.Sprintf("The difference is real: %s fares better in %s.", who, where)
	default:
		j.Verdict = fmt.Sprintf("The difference is real: %s fares worse in %s.", who, where)
	}
	return j
}

// labeled adds a label to what it is a label of, if there is one.
func labeled(what, label string) string {
	if label == "" {
		return what
	}
	return what + " (" + label + ")"
}

// text says what the pairs say, in two lines.
func (j *Judgment) text() string {
	return fmt.Sprintf("difference %s (95 %%: %s to %s); luck alone gives at least this much with a chance of %.2g\n%s\n",
		points(j.Difference), points(j.Low), points(j.High), j.Chance, j.Verdict)
}
