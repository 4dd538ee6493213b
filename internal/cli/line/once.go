package line

import (
	"context"
	"strings"

	"fray/internal/live"
)

// Obey does what one typed line asks for and gives what there is to say of it: for a host that shows the fight by itself.
// It is [ErrQuit] that asks to leave. What bots and standing answers do after it is left to the host. In and Out of the
// host are not used.
func Obey(ctx context.Context, t *live.Table, h Host, text string) (said string, err error) {
	var b strings.Builder
	h.Out = &b
	p := &talk{Host: h, t: t, drawn: -1, cs: t.Choices()}
	err = p.obey(ctx, t.Waiting(), text)
	return strings.TrimRight(b.String(), "\n"), err
}
