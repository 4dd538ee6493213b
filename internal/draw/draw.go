package draw

import "fray/table"

// Map draws the map with everybody on it, and a legend of what is to be seen. Row by row the names of the first and the
// last cell stand at the edges. A map that is larger than o.Width and o.Height allows is cut around what matters, and a
// note says so. Maps of a shape that is not known here become a list of the cells that have something in them.
func Map(v table.View, o Options) string { return "" }

// Status lists who takes part in turn order: initiative, glyph on the map, name, meters, and below what ails and what
// is held.
func Status(v table.View, o Options) string { return "" }

// Choices lists what may be answered, numbered as Entries numbers it, under a heading for each group.
func Choices(cs []table.Choice, o Options) string { return "" }

// Blocked lists what may not be answered now, each with the rules that forbid it.
func Blocked(bs []table.BlockedChoice, o Options) string { return "" }

// Wrap breaks the text at blanks so that no line is wider than o.Width; lines after the first begin with the indent.
func Wrap(text, indent string, o Options) string { return text }

// Glyphs gives each combatant, by id, the one or two characters that stand for it on the map.
func Glyphs(v table.View) map[string]string { return nil }

// Entries numbers the choices as they are shown: choices that differ by their cell only share a number.
func Entries(cs []table.Choice) []Entry { return nil }
