package surge

import (
	"embed"
	"io/fs"

	"fray/ruleset/surge/rule"
	"fray/table"
)

//go:embed *.go all:scenarios
var files embed.FS

// Files holds this package's source and scenarios.
func Files() fs.FS { return files }

// Book returns the ledger of surge and its tables.
func Book() *table.Book {
	return &table.Book{
		Name: "surge", Chapters: rule.Chapters(), Rules: rule.Texts(), Verbs: table.VerbRows(verbRows()), Questions: questionRows(), Events: eventRows(),
		Meters: meterRows(), Conditions: conditionRows(), Numbers: numberRows(), Headings: headings(),
	}
}
