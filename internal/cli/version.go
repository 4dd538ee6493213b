package cli

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"fray/table"
)

func newVersion(sh *shell) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Long:    "Prints the version of fray, the Go version that built it, and the record format that it writes.",
		Example: "  fray version\n  fray version --json",
		Args:    atMost(0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			v := versionOf()
			if asJSON {
				return sh.json(v)
			}
			return sh.print("%s\n", v)
		},
	}
	jsonFlag(cmd, &asJSON)
	return cmd
}

// version describes this program.
type version struct {
	Version string `json:"version"`
	Go      string `json:"go"`
	Record  int    `json:"record_format"`
}

func (v version) String() string {
	return fmt.Sprintf("fray %s (%s), record format %d", v.Version, v.Go, v.Record)
}

func versionOf() version {
	v := version{Version: "unknown", Record: table.Format}
	if info, ok := debug.ReadBuildInfo(); ok {
		v.Go = info.GoVersion
		if info.Main.Version != "" {
			v.Version = info.Main.Version
		}
	}
	return v
}

// versionFlag lets a command print the version too, as most programs do.
func versionFlag(cmd *cobra.Command) {
	cmd.Version = versionOf().String()
	cmd.SetVersionTemplate("{{.Version}}\n")
	cmd.Flags().Bool("version", false, "print the version")
}

// jsonFlag adds the flag for JSON output.
func jsonFlag(cmd *cobra.Command, on *bool) {
	cmd.Flags().BoolVar(on, "json", false, "print JSON")
}
