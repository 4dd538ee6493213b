package room

import "fray/api"

// Viewer is whose link it is: whose eyes see and whose hand moves.
type Viewer struct {
	Role string // api.RoleGM, api.RoleSeat or api.RoleSpectator
	Seat string // of a seat: its name
	Link string // id of the link; its watches end when it is revoked
}

// gm reports whether it is the game master's.
func (v Viewer) gm() bool { return v.Role == api.RoleGM }
