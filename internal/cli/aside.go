package cli

import (
	"os"
	"os/signal"
	"runtime"

	"github.com/spf13/cobra"

	"fray/internal/aside"
)

// asideName is the command that fray serve starts for analyses.
const asideName = "aside"

func newAside(sh *shell) *cobra.Command {
	return &cobra.Command{
		Use:   asideName,
		Short: "Compute parts of analyses for a server, which starts this command itself",
		Long: `Computes parts of analyses with the lowest priority. fray serve starts this command itself while somebody has a
fight analyzed: for each moment of the fight it writes an order to standard input, as a line of JSON, and reads
what comes of it.`,
		Example: "  fray aside < orders.jsonl",
		Hidden:  true,
		Args:    atMost(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			signal.Ignore(os.Interrupt) // Ctrl-C is for the server, which ends this process
			return aside.Serve(cmd.Context(), sh.in, sh.out)
		},
	}
}

// asideProcesses are processes of this same program. They leave a processor free, if there is more than one; where they have the priority of
// all others, they need one only.
func asideProcesses() (*aside.Processes, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	most := 1
	if runtime.GOOS == "linux" {
		most = runtime.GOMAXPROCS(0) - 1
		const same = "/proc/self/exe" // also after the file was replaced by that of another version
		if _, err := os.Stat(same); err == nil {
			program = same
		}
	}
	return aside.New(most, program, os.Args[0], asideName), nil
}
