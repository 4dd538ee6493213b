package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

func newNew(sh *shell) *cobra.Command {
	var file string
	cmd := &cobra.Command{
		Use:   "new KIND RULESET",
		Short: "Write a commented template of a creature, encounter or adventure",
		Long: `Prints a template (` + strings.Join(pack.Templates(), ", ") + `) of a ruleset, or writes it to a new file. It is a small bundled
file with comments: what each key means, and which keys there are besides. It is valid and can be played
unchanged; change one thing after another and check it with fray validate.

The first line attaches the schema that fray schema prints, so that an editor can complete and check what you
write.`,
		Example: `  fray new creature flow -o wolf.yaml
  fray new encounter phase -o alley.yaml && fray sim alley.yaml
  fray new adventure flank`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 2 {
				return fmt.Errorf("fray new takes a kind (%s) and a ruleset (%s)", strings.Join(pack.Templates(), ", "), strings.Join(rulesetNames(), ", "))
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			rs, ok := ruleset.Find(args[1])
			if !ok {
				return fmt.Errorf("there is no ruleset %q%s", args[1], table.OneOf(args[1], rulesetNames()))
			}
			lib, err := pack.Bundled()
			if err != nil {
				return err
			}
			text, err := lib.Template(args[0], rs)
			if err != nil {
				return err
			}
			if file == "" {
				return sh.print("%s", text)
			}
			return writeNew(file, text)
		},
	}
	cmd.Flags().StringVarP(&file, "output", "o", "", "write to this new `FILE`")
	return cmd
}

// writeNew writes a text to a file that does not exist yet.
func writeNew(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644) //nolint:gosec // others may read it
	if errors.Is(err, fs.ErrExist) {
		return alreadyExists(path)
	}
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	return errors.Join(err, file.Close())
}

func alreadyExists(path string) error {
	return fmt.Errorf("%s already exists; choose another name", path)
}
