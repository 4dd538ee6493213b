package cli

import (
	"errors"
	"io"

	protocol "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"fray/client"
	"fray/internal/mcp"
)

func newMCP(sh *shell) *cobra.Command {
	var link string
	cmd := &cobra.Command{
		Use:   "mcp",
		Short: "Let a language model play a seat, by the Model Context Protocol",
		Long: `Speaks the Model Context Protocol over standard input and output, for one seat of a table of a running server.
Name this command in the settings of your assistant. It gets tools to look, to list choices, to compute odds, to
read the log and the rules, to answer and to wait, and can do no more than the link.

An assistant that speaks the protocol over HTTP needs no command: the address is the link with /mcp at its end.

The command ends when standard input ends.`,
		Example: `  fray mcp --link http://localhost:8080/t/8Zb5JH2mYkW0cVfQ4s1xTg`,
		Args:    atMost(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if link == "" {
				return errors.New("--link is missing: give the link of the seat to play")
			}
			c, err := client.Open(link, nil)
			if err != nil {
				return err
			}
			sh.allowGrace(shortGrace)
			t := &protocol.IOTransport{Reader: io.NopCloser(sh.in), Writer: keepOpen{sh.out}}
			return mcp.New(c, versionOf().Version).Run(cmd.Context(), t)
		},
	}
	cmd.Flags().StringVar(&link, "link", "", "play the seat of this `LINK` to a table")
	return cmd
}

// keepOpen is a writer that the protocol does not close.
type keepOpen struct{ io.Writer }

// Close does nothing.
func (keepOpen) Close() error { return nil }
