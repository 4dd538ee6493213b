package live_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/live"
	"fray/table"
)

func TestSeats(t *testing.T) {
	for name, tt := range map[string]struct {
		items []string
		want  []string // gm, red, blue
	}{
		"players on the first side": {nil, []string{"default", "player", "greedy"}},
		"as assigned":               {[]string{"red=random", "blue=player", "gm=player"}, []string{"player", "random", "player"}},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := live.ParseSeating(tt.items)
			if err != nil {
				t.Fatal(err)
			}
			tb := start(t, config(s))
			var got []string
			for i := range tb.Cast().Seats {
				got = append(got, tb.Sitter(table.Seat(i)))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestRefusedSeats(t *testing.T) {
	for item, want := range map[string]string{
		"red":       "a seat must be SEAT=WHO",
		"=player":   "a seat must be SEAT=WHO",
		"red=robot": "must be one of player, greedy, search, random, default",
		"red=human": "use player, as in --seat red=player",
	} {
		if _, err := live.ParseSeating([]string{item}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", item, err)
		}
	}
	if _, err := live.ParseSeating([]string{"red=player", "red=greedy"}); err == nil {
		t.Error("a seat is given twice")
	}
	_, err := live.Start(config(live.Seating{"green": "player"}))
	if err == nil || !strings.Contains(err.Error(), "the seats are gm, red, blue") {
		t.Errorf("an unknown seat: %v", err)
	}
}
