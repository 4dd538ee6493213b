package web

import "fray/api"

// linkRow is a link that the GM can give and take back.
type linkRow struct {
	Role, Seat string
	Name       string // whose it is, for people
	ID         string // of the one that there is; empty: it was revoked, or is the GM's own, which is only ever given anew
}

// linkRowsOf are all links that the table can have, those that were revoked among them: they can be given anew.
func linkRowsOf(t Table) []linkRow {
	if t.Branch {
		return nil
	}
	rows := []linkRow{{Role: api.RoleGM, Name: "game master"}}
	for _, s := range t.State.Seats {
		if s.Name != api.RoleGM {
			rows = append(rows, linkRow{Role: api.RoleSeat, Seat: s.Name, Name: s.Name})
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
