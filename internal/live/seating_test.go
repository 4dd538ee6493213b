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
		"the first side is people's": {nil, []string{"default", "human", "greedy"}},
		"as it is said":              {[]string{"red=random", "blue=human", "gm=human"}, []string{"human", "random", "human"}},
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

func TestSeatsThatAreRefused(t *testing.T) {
	for item, want := range map[string]string{
		"red":       "SEAT=WHO was expected",
		"=human":    "SEAT=WHO was expected",
		"red=robot": "one of human, greedy, random, default",
	} {
		if _, err := live.ParseSeating([]string{item}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", item, err)
		}
	}
	if _, err := live.ParseSeating([]string{"red=human", "red=greedy"}); err == nil {
		t.Error("a seat is given twice")
	}
	_, err := live.Start(config(live.Seating{"green": "human"}))
	if err == nil || !strings.Contains(err.Error(), "the seats are gm, red, blue") {
		t.Errorf("an unknown seat: %v", err)
	}
}
