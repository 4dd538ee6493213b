package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"fray/pack"
)

func newValidate(sh *shell) *cobra.Command {
	var asJSON bool
	var packs []string
	cmd := &cobra.Command{
		Use:   "validate FILE...",
		Short: "Check files for mistakes",
		Long: `Checks encounters, adventures, packs of creatures, items and abilities, scenarios, and records. It prints all
mistakes of all files, each as file:line:column with what is wrong and how to fix it. The exit code is 1 if
there are mistakes.`,
		Example: `  fray validate my-fight.yaml
  fray validate --pack my-creatures.yaml fights/*.yaml
  fray validate --json my-fight.yaml`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New("fray validate takes one or more files")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			lib, err := sh.library(packs)
			if err != nil {
				return err
			}
			return sh.validate(lib, args, asJSON)
		},
	}
	jsonFlag(cmd, &asJSON)
	packFlag(cmd, &packs)
	return cmd
}

func (sh *shell) validate(lib *pack.Library, files []string, asJSON bool) error {
	all := []pack.Error{}
	for _, file := range files {
		bad := lib.Validate(file)
		all = append(all, bad...)
		if asJSON {
			continue
		}
		if len(bad) == 0 {
			sh.note("%s: valid", file)
		}
	}
	if asJSON {
		err := sh.json(struct {
			Files    int          `json:"files"`
			Mistakes []pack.Error `json:"mistakes"`
		}{len(files), all})
		if err != nil {
			return err
		}
	}
	if len(all) == 0 {
		return nil
	}
	if asJSON {
		return errNo
	}
	return noError{pack.Errors(all)}
}
