package room

import (
	"context"

	"fray/api"
	"fray/internal/store"
)

// Aids says what players may have besides the rules. Only the GM may.
func (r *Room) Aids(ctx context.Context, v Viewer, a api.Aids) error {
	if a.Bar != api.BarNobody && a.Bar != api.BarGM && a.Bar != api.BarAll {
		return refuse(api.CodeBad, "the bar is for gm, for all, or for nobody")
	}
	return r.rule(ctx, v, func(t *store.Table) { t.Talk.Aids = a })
}
