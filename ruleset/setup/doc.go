// Package setup reads the setups that users write, for all rulesets. A ruleset declares what a sheet may say once, in the
// tags of a struct; checks, defaults, errors, the JSON Schema and the tables in docs come from these tags.
//
//	type Combatant struct {
//		ID    string   `json:"id" form:"id" doc:"unique id"`
//		Side  string   `json:"side" required:"the name of a side" doc:"who fights together"`
//		Seat  string   `json:"seat,omitempty" default:"= side" doc:"who plays it"`
//		Size  string   `json:"size,omitempty" words:"size" default:"medium" doc:"size category"`
//		HPMax *int     `json:"hp_max,omitempty" range:"1..10000" default:"20" doc:"hit points"`
//		HP    *int     `json:"hp,omitempty" range:"-10000..hp_max" default:"= hp_max" doc:"hit points at the start"`
//		Bite  string   `json:"bite,omitempty" formula:"damage" doc:"what its bite deals"`
//		Items []string `json:"items,omitempty" ref:"items" count:"0..100" doc:"what it carries"`
//	}
//
// [Fill] returns a checked copy of a setup with all defaults; the ruleset makes its compact form from that copy and checks
// only what no tag can say. The tags are:
//
//	json      the key, as for encoding/json
//	doc       what the key means, without its default and range
//	say       how cards say it to players: "% damage", "daily=once a day|%"; see [Card]
//	example   a line of a file that uses the key, for docs
//	default   the value if the key is left out: a constant ("20", "medium", "true"; "a|b" for a list), or "= FORMULA" over
//	          other keys of the struct or of those around it. In such a formula a number is itself, true is 1, a text or list
//	          counts its letters or elements, and a word of a field with words is 1 if the field has it:
//	          "= if(pc, 14, 10) + 8 * level". For a text, "= KEY" is the value of the other key.
//	          "by kind: pc=pcs, *=enemies" has a default for each value of another key. A default in brackets,
//	          "(by hit points)", is for readers only: the ruleset computes it.
//	range     bounds of a number, or of each number of a list or map: "1..20", "0..hp_max". In a text, a number beside words.
//	oneof     a number with few values: "9|11|13"
//	words     a text that is one of these words: the name of a list in the [Vocabulary], or the words themselves, "door|thing".
//	          "by do: harm=damage_type, push=away|zone" has words for some values of another key, and takes any text beside others
//	keys      the keys of a map, as in words; without it any text, or, of a map of structs, any id
//	count     bounds of the number of elements of a list or map
//	formula   a text that is a formula (or one of words beside it), by the name of its [Bounds] in the [Vocabulary]
//	ref       a text that is the id of an entry of this section of the setup: a map, or a list of structs with an id. Entries of
//	          a map may come from a library: package pack fills in those that are named
//	form      "id": a new unique id, which is required; "rule": the id of a rule; "picture": the name of
//	          a file with a picture
//	required  the key must be given; the text says what is expected ("" for words, which are listed)
//	only      the key is allowed (and has its default) only where another key has a value: "kind=ranged", "kind=bow|sling", or is
//	          true: "magic"
//	needs     the key is allowed only beside another key
//
// All tags but json, doc, example, default, required, only, needs and count apply to each element of a list or map. A struct with the
// method SetWord(string) may also be written as a single word ([Words] is such a list): the short spelling of a union.
//
// The zero value of a field (nil, 0, "", an empty list) means that the key was left out. A number whose default is not 0
// but which may be 0 is a pointer. After Fill no pointer with a default is nil, unless the default is in brackets.
package setup
