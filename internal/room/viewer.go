package room

import (
	"fray/api"
	"fray/table"
)

// Viewer is the holder of a link.
type Viewer struct {
	Role string // api.RoleGM, api.RoleSeat or api.RoleSpectator
	Seat string // of a seat: its name
	Link string // id of the link; its watches end when it is revoked
}

// nobody is the seat of spectators: no cast has it.
const nobody table.Seat = 63

// audience is what decides what a viewer sees: viewers with the same audience see the same.
type audience struct {
	role string
	seat table.Seat
}

// gm reports whether it is the game master.
func (e audience) gm() bool { return e.role == api.RoleGM }

// audience returns the viewer's audience at a table of this cast. A viewer with an unknown seat is a spectator.
func (v Viewer) audience(cast *table.Cast) audience {
	switch v.Role {
	case api.RoleGM:
		return audience{api.RoleGM, table.GM}
	case api.RoleSeat:
		if seat, ok := cast.Seat(v.Seat); ok && seat != table.GM {
			return audience{api.RoleSeat, seat}
		}
	}
	return audience{api.RoleSpectator, nobody}
}

// gm reports whether the viewer is the game master.
func (v Viewer) gm() bool { return v.Role == api.RoleGM }

// mayRule refuses what only the game master may do.
func (v Viewer) mayRule() error {
	if v.gm() {
		return nil
	}
	return refuse(api.CodeForbidden, "only the game master may do that")
}
