package web

import (
	"strings"

	"fray/api"
	"fray/internal/draw"
	"fray/table"
)

// picture returns the map as text, with marks at cells and targets of choices.
func picture(s api.State) string {
	o := draw.Options{Coords: true, Marks: map[string]string{}, Aims: map[string]string{}}
	if s.Question != nil {
		for _, c := range s.Question.Choices {
			if c.Target != "" {
				o.Aims[c.Target] = draw.MarkTarget
			} else if c.Cell != "" {
				o.Marks[c.Cell] = draw.MarkReach
			}
		}
	}
	return draw.Map(s.View, o)
}

// inWords lists the contents of the map cell by cell, for screen readers.
func inWords(v table.View) []string {
	v.Map.Shape, v.Map.Cols, v.Map.Rows, v.Map.Levels = "", 0, 0, 0 // a shape that draw can only list
	return strings.Split(draw.Map(v, draw.Options{}), "\n")
}
