package pack

import (
	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
)

// SheetSchema is the schema of encounters of one ruleset, also of one that is not listed.
func SheetSchema(rs ruleset.Ruleset) *jsonschema.Schema { return encounterSchema(rs) }
