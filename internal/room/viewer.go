package room

import (
	"fray/api"
	"fray/table"
)

// Viewer is whose link it is: whose eyes see and whose hand moves.
type Viewer struct {
	Role string // api.RoleGM, api.RoleSeat or api.RoleSpectator
	Seat string // of a seat: its name
	Link string // id of the link; its watches end when it is revoked
}

// nobody is the seat of those who only look on: no cast has it.
const nobody table.Seat = 63

// eyes are what a viewer sees with: all viewers with the same see the same.
type eyes struct {
	role string
	seat table.Seat
}

// gm reports whether the game master looks.
func (e eyes) gm() bool { return e.role == api.RoleGM }

// eyes are those of the viewer at a table of this cast. Whoever has a seat that is not there only looks on.
func (v Viewer) eyes(cast *table.Cast) eyes {
	switch v.Role {
	case api.RoleGM:
		return eyes{api.RoleGM, table.GM}
	case api.RoleSeat:
		if seat, ok := cast.Seat(v.Seat); ok && seat != table.GM {
			return eyes{api.RoleSeat, seat}
		}
	}
	return eyes{api.RoleSpectator, nobody}
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
