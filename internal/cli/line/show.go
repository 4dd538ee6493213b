package line

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/internal/narrate"
	"fray/internal/present"
	"fray/places"
	"fray/table"
)

// show prints the open question and its choices once, with the map at the start of a turn.
func (p *talk) show(ctx context.Context, w live.Waiting) {
	inputs := len(p.t.Session().Inputs())
	if p.drawn == inputs && p.seen == w.Prompt {
		return
	}
	p.drawn, p.seen = inputs, w.Prompt
	v := p.t.View()
	if turn := fmt.Sprintf("%d %s", v.Round, v.Turn); turn != p.turn && !w.Dice() {
		p.turn = turn
		brief := p.Draw
		brief.Rest = "map draws them, levels shows all from the side"
		p.picture(v, brief)
	}
	p.say("")
	p.say("%s", draw.Wrap(w.Prompt, "  ", p.Draw))
	if w.Dice() {
		p.rows = nil
		return
	}
	p.rows, _ = p.t.Rows()
	p.glances = p.Glances(ctx)
	p.choices()
	if w.Side {
		p.say("Type pass to let the bot answer its question.")
	}
}

func (p *talk) picture(v table.View, o draw.Options) {
	p.say("")
	p.say("%s", draw.Scene(v, o))
}

// levels shows the levels of the map from the side.
func (p *talk) levels() {
	text := draw.Side(p.t.View(), p.Draw)
	if text == "" {
		text = "The map has no levels."
	}
	p.say("%s", text)
}

func (p *talk) choices() {
	p.say("%s", draw.Choices(p.rows, draw.Beside{Odds: p.glances, Ways: p.ways(), By: p.order}, p.Draw))
}

// ways says where the choices of the combatant lead that is asked.
func (p *talk) ways() *places.Ways {
	v := p.t.View()
	return places.NewWays(&v, p.t.Waiting().ID)
}

// sort lists the choices by another order.
func (p *talk) sort(by string) error {
	order, err := present.OrderOf(by)
	if err != nil {
		return err
	}
	p.order = order
	p.choices()
	return nil
}

func (p *talk) intro() {
	p.say("%s (%s)", p.title(), p.t.Book().Name)
	var seats []string
	for i, name := range p.t.Cast().Seats {
		seats = append(seats, name+": "+p.t.Sitter(table.Seat(i)))
	}
	p.say("seats: %s", strings.Join(seats, ", "))
	if p.Seeded {
		p.say("seed: %s", p.seed())
	}
	if p.t.Players() != 0 {
		p.say("%s", draw.Wrap("Answer with a number or with words. If a number lists several targets or places, type the letter or the place too: 3b, 3 0,4. Type help for all commands.",
			"", p.Draw))
	}
	p.say("")
}

// before prints the end of the log when a fight is resumed.
func (p *talk) before() {
	const most = 8
	inputs := len(p.t.Session().Inputs())
	if inputs == 0 {
		return
	}
	p.say("Resumed after %s; log N shows more of the log:", plural(inputs, "input", "inputs"))
	p.t.News()
	p.log(most)
}

// move prints the answer of a bot or a standing answer, and its effects. An event that says only the answer again is left out.
func (p *talk) move(m live.Move) {
	news := p.t.News()
	if m.Free {
		who := mover(m)
		if i := declared(news); i >= 0 {
			if m.Who != "" && news[i].Kind == table.Reacted {
				who += " reacts"
			}
			news = slices.Delete(news, i, i+1)
		}
		p.say("%s: %s", who, m.Label)
	}
	for _, l := range news {
		p.event(l)
	}
}

// declared returns which of the lines after an answer says the answer again, or -1: the first but for what the answer costs.
func declared(news []narrate.Line) int {
	for i := range news {
		switch news[i].Kind {
		case table.Took, table.Reacted:
			return i
		case table.Gained:
		default:
			return -1
		}
	}
	return -1
}

// mover names the combatant and the bot of a move, such as "Goblin 1 (greedy)". Without a combatant it names the question.
func mover(m live.Move) string {
	if m.Who == "" {
		return fmt.Sprintf("%s (%s), %s", m.Seat, m.By, m.Kind)
	}
	return fmt.Sprintf("%s (%s)", m.Who, m.By)
}

func (p *talk) news() {
	for _, l := range p.t.News() {
		p.event(l)
	}
}

func (p *talk) event(l narrate.Line) {
	if l.Kind == table.Round {
		p.say("\n== %s ==", l.Text)
		return
	}
	p.say("  %s", draw.Wrap(l.Text, "    ", p.Draw))
}

// finish prints how the fight ended, once.
func (p *talk) finish(winner string, h *live.Ahead) {
	inputs := len(p.t.Session().Inputs())
	if p.drawn == inputs {
		return
	}
	p.drawn, p.seen, p.rows, p.glances = inputs, "", nil, nil
	p.say("")
	p.say("%s", draw.Status(p.t.View(), p.Draw))
	p.say("")
	if winner == "" {
		p.say("The fight is over: nobody won.")
	} else {
		p.say("The fight is over: %s won.", winner)
	}
	p.printAhead(h)
	if p.t.Players() != 0 {
		may := "You can still use why, log, undo and save FILE. Type quit to leave."
		if h.More() {
			may = "Type next to start the next fight. " + may
		}
		p.say("%s", draw.Wrap(may, "", p.Draw))
	} else if p.t.Record() != "" && !h.More() {
		p.say("%s", p.Farewell())
	}
}
