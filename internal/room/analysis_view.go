package room

import (
	"math"

	"fray/analyze"
	"fray/api"
)

// analysisOf returns what a viewer with an audience may see of a report: everything for the game master, else the chances after the
// inputs that the audience counts, and the viewer's own answers.
func analysisOf(r *analyze.Report, v Viewer, e audience, ns numbers) *api.Analysis {
	out := &api.Analysis{State: api.AnalysisDone, Fights: r.Fights, Sides: r.Sides}
	out.Course = append(out.Course, api.Chances{Inputs: 0, Sides: shares(r.Start)})
	for i := range r.Moments {
		m := &r.Moments[i]
		c := api.Chances{Inputs: ns.count(e, m.Input), Sides: shares(m.After)}
		if last := &out.Course[len(out.Course)-1]; last.Inputs == c.Inputs {
			*last = c
		} else {
			out.Course = append(out.Course, c)
		}
	}
	for _, t := range r.Turning {
		m := &r.Moments[t.Moment]
		p := api.TurningPoint{Inputs: ns.count(e, m.Input), Round: m.Round, Swing: part(t.Swing)}
		if v.gm() || m.Seat != "" && m.Seat == v.Seat {
			p.Who, p.Text, p.Choice, p.Luck = m.Who, m.Text, part(m.Choice), part(m.Luck)
			if m.Side >= 0 {
				p.Side = r.Sides[m.Side]
			}
			if b := t.Better; b != nil {
				p.Better = &api.BetterChoice{Text: b.Text, Chance: part(b.Chance.Share), Gain: part(b.Gain)}
			}
		}
		out.Turning = append(out.Turning, p)
	}
	for _, s := range r.Seats {
		if v.gm() || s.Seat == v.Seat {
			out.Seats = append(out.Seats, api.SeatPlay{
				Seat: s.Seat, Decisions: s.Decisions, Usual: s.Usual, Gained: part(s.Gained), Lost: part(s.Lost), Luck: part(s.Luck),
			})
		}
	}
	return out
}

// shares returns the shares of chances in hundredths of a percent.
func shares(all []analyze.Chance) []int {
	out := make([]int, len(all))
	for i, c := range all {
		out[i] = part(c.Share)
	}
	return out
}

func part(share float64) int { return int(math.Round(10_000 * share)) }
