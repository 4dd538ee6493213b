package web

import (
	"strings"

	"fray/api"
	"fray/internal/draw"
	"fray/table"
)

// picture is the map as text, with a mark where a choice leads and beside whoever it is aimed at.
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

// inWords tells cell by cell what is on the map, for people who do not see pictures.
func inWords(v table.View) []string {
	v.Map.Shape, v.Map.Cols, v.Map.Rows, v.Map.Levels = "", 0, 0, 0 // a shape that draw can only list
	return strings.Split(draw.Map(v, draw.Options{}), "\n")
}
