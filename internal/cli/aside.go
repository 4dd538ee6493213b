package cli

import (
	"os"
	"runtime"

	"github.com/spf13/cobra"

	"fray/internal/aside"
)

// asideName is the command that fray serve starts for analyses.
const asideName = "aside"

func newAside(sh *shell) *cobra.Command {
	return &cobra.Command{
		Use:    asideName,
		Short:  "Compute parts of analyses for a server, which starts this command itself",
		Hidden: true,
		Args:   atMost(0, "no arguments"),
		RunE:   func(cmd *cobra.Command, _ []string) error { return aside.Serve(cmd.Context(), sh.in, sh.out) },
	}
}

// asideProcesses are processes of this same program. They leave a processor free, if there is more than one.
func asideProcesses() (*aside.Processes, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	if same := "/proc/self/exe"; runtime.GOOS == "linux" { // also after the file was replaced by that of another version
		if _, err := os.Stat(same); err == nil {
			program = same
		}
	}
	return aside.New(runtime.GOMAXPROCS(0)-1, program, os.Args[0], asideName), nil
}
