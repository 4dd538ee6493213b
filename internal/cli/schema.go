package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fray/pack"
	"fray/table"
)

func newSchema(sh *shell) *cobra.Command {
	return &cobra.Command{
		Use:   "schema KIND",
		Short: "Print the JSON Schema of a file format",
		Long: `Prints the JSON Schema of a file format: ` + strings.Join(pack.Kinds(), ", ") + `.
Editors use the schema to complete and check a file while you write it: keys, words, bounds and defaults. To attach
it, begin a YAML file with the line
    # yaml-language-server: $schema=encounter.schema.json
or write the key $schema: encounter.schema.json. fray help sheets RULESET prints the same in words.`,
		Example: `  fray schema encounter > encounter.schema.json`,
		Args:    exactly("one kind: " + strings.Join(pack.Kinds(), ", ")),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return pack.Kinds(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if !slices.Contains(pack.Kinds(), args[0]) {
				return fmt.Errorf("there is no kind %q%s", args[0], table.OneOf(args[0], pack.Kinds()))
			}
			schema, err := pack.Schema(args[0])
			if err != nil {
				return err
			}
			_, err = sh.out.Write(schema)
			return err
		},
	}
}
