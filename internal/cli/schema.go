package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fray/job"
	"fray/pack"
	"fray/table"
)

func newSchema(sh *shell) *cobra.Command {
	reports := job.ReportKinds()
	kinds := append(pack.Kinds(), reports...)
	return &cobra.Command{
		Use:   "schema KIND",
		Short: "Print the JSON Schema of a file format or a report",
		Long: `Prints the JSON Schema of a file format (` + strings.Join(pack.Kinds(), ", ") + `) or of what sim,
balance and analyze print with --json:
    ` + strings.Join(reports[:4], ", ") + `,
    ` + strings.Join(reports[4:], ", ") + `.
Editors use the schema to complete and check a file while you write it: keys, words, bounds and defaults, with
examples from the bundled content. To attach it, begin a YAML file with the line
    # yaml-language-server: $schema=encounter.schema.json
or write the key $schema: encounter.schema.json. fray help sheets RULESET prints the same in words.`,
		Example: `  fray schema encounter > encounter.schema.json
  fray schema sim-report`,
		Args: exactly("one kind: " + strings.Join(kinds, ", ")),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return kinds, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if !slices.Contains(kinds, args[0]) {
				return fmt.Errorf("there is no kind %q%s", args[0], table.OneOf(args[0], kinds))
			}
			schemaOf := pack.Schema
			if slices.Contains(job.ReportKinds(), args[0]) {
				schemaOf = job.ReportSchema
			}
			schema, err := schemaOf(args[0])
			if err != nil {
				return err
			}
			_, err = sh.out.Write(schema)
			return err
		},
	}
}
