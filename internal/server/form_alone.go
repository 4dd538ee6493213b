package server

import (
	"context"

	"fray/api"
	"fray/bot"
)

// alone fills in the seats of a table for one person against bots: the first seat that players usually play is theirs, and bots play
// the others.
func (s *Server) alone(ctx context.Context, c *api.Create) *problem {
	c.Seats = map[string]string{}
	fights, err := s.c.Registry.Encounters()
	if err != nil {
		return s.problemOf(ctx, err)
	}
	taken := false
	for _, e := range fights {
		for _, seat := range e.Seats {
			switch {
			case e.Name != c.Encounter || e.Usual[seat] != player:
			case taken:
				c.Seats[seat] = bot.Name(bot.Greedy{})
			default:
				c.Seats[seat], taken = player, true
			}
		}
	}
	return nil
}

// ownPage returns the address of the page of the one player at a new table. The link of the game master is behind the #, which
// browsers send nowhere: the page's script remembers it for the list of tables.
func ownPage(made api.Created, seats map[string]string) string {
	var own, gm string
	for _, l := range made.Links {
		switch {
		case l.Role == api.RoleGM:
			gm = l.Token
		case l.Role == api.RoleSeat && seats[l.Seat] == player:
			own = l.Token
		}
	}
	if own == "" { // nobody plays but the game master
		return "/t/" + gm
	}
	return "/t/" + own + "#gm=" + gm
}
