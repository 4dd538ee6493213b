package web

import "fray/api"

// linkRow is a link that the GM can create and revoke.
type linkRow struct {
	Role, Seat string
	Name       string // for display
	ID         string // of the active link; empty if it was revoked, and for the GM, whose link can only be replaced
}

// linkRowsOf returns all links that the table can have, including revoked ones: they can be created again.
func linkRowsOf(t Table) []linkRow {
	if t.Branch {
		return nil
	}
	rows := []linkRow{{Role: api.RoleGM, Name: seatName(t.State.View, api.RoleGM)}}
	for _, s := range t.State.Seats {
		if s.Name != api.RoleGM {
			rows = append(rows, linkRow{Role: api.RoleSeat, Seat: s.Name, Name: seatName(t.State.View, s.Name)})
		}
	}
	rows = append(rows, linkRow{Role: api.RoleSpectator, Name: "spectators"})
	for i := range rows {
		r := &rows[i]
		for _, l := range t.Links {
			if l.Role == r.Role && l.Seat == r.Seat && l.Role != api.RoleGM {
				r.ID = l.ID
			}
		}
	}
	return rows
}
