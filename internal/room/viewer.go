package room

import (
	"fray/api"
	"fray/table"
)

// Viewer is whose link it is: which audience see and whose hand moves.
type Viewer struct {
	Role string // api.RoleGM, api.RoleSeat or api.RoleSpectator
	Seat string // of a seat: its name
	Link string // id of the link; its watches end when it is revoked
}

// nobody is the seat of those who only look on: no cast has it.
const nobody table.Seat = 63

// audience are what a viewer sees with: all viewers with the same see the same.
type audience struct {
	role string
	seat table.Seat
}

// gm reports whether the game master looks.
func (e audience) gm() bool { return e.role == api.RoleGM }

// audience are those of the viewer at a table of this cast. Whoever has a seat that is not there only looks on.
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

// gm reports whether it is the game master's.
func (v Viewer) gm() bool { return v.Role == api.RoleGM }

// mayRule refuses what only the game master may do.
func (v Viewer) mayRule() error {
	if v.gm() {
		return nil
	}
	return refuse(CodeForbidden, "only the game master may do that")
}
