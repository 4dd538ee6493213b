package line

import (
	"context"
	"strings"

	"fray/internal/live"
)

// Execute executes one typed line and returns its output, for a host that shows the fight itself. The error is [ErrQuit] if
// the line asks to leave. The host advances the fight afterwards. Execute does not use In and Out of the host.
func Execute(ctx context.Context, t *live.Table, h Host, text string) (said string, err error) {
	var b strings.Builder
	h.Out = &b
	p := &talk{Host: h, t: t, drawn: -1}
	p.rows, _ = t.Rows()
	err = p.execute(ctx, t.Waiting(), text)
	return strings.TrimRight(b.String(), "\n"), err
}
