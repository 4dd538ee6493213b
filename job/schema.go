package job

import (
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/analyze"
	"fray/sim"
)

// ReportKinds returns the names of the reports that have a schema.
func ReportKinds() []string {
	return []string{"sim-report", "comparison-report", "adventure-report", "adventure-comparison-report", "sweep-report", "balance-report", "analysis-report"}
}

// ReportSchema returns the JSON Schema (2020-12) of a report, as it is printed in JSON.
func ReportSchema(kind string) ([]byte, error) {
	about, of, ok := reportType(kind)
	if !ok {
		return nil, fmt.Errorf("there is no report %q", kind)
	}
	s, err := jsonschema.ForType(of, nil)
	if err != nil {
		return nil, err
	}
	s.Schema, s.Title, s.Description = "https://json-schema.org/draft/2020-12/schema", "fray "+kind, about
	text, err := json.MarshalIndent(s, "", "  ")
	return append(text, '\n'), err
}

func reportType(kind string) (about string, of reflect.Type, ok bool) {
	switch kind {
	case "sim-report":
		return "What many fights came to: fray sim ENCOUNTER --json.", reflect.TypeFor[sim.Report](), true
	case "comparison-report":
		return "Two encounters that were played with the same seeds: fray sim --vs or --without, --json.", reflect.TypeFor[sim.Comparison](), true
	case "adventure-report":
		return "What many adventures came to: fray sim ADVENTURE --json.", reflect.TypeFor[sim.AdventureReport](), true
	case "adventure-comparison-report":
		return "Two adventures that were played with the same seeds: fray sim ADVENTURE --vs or --without, --json.", reflect.TypeFor[sim.AdventureComparison](), true
	case "sweep-report":
		return "A report for each value of a number: fray sim --sweep --json.", reflect.TypeFor[SweepReport](), true
	case "balance-report":
		return "Proposals of changed numbers with their proofs: fray balance --json.", reflect.TypeFor[BalanceReport](), true
	case "analysis-report":
		return "Where a fight was won: fray analyze --json.", reflect.TypeFor[analyze.Report](), true
	}
	return "", nil, false
}
