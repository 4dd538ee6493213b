package api

// Said is a message in the chat of a table.
type Said struct {
	ID    string `json:"id" doc:"counts up with every message"`
	By    string `json:"by" doc:"name of the seat; gm for the GM"`
	Text  string `json:"text"`
	Emote string `json:"emote,omitempty" doc:"name of the emote that the message is"`
	At    int64  `json:"at" doc:"when it was said, in milliseconds since 1970"`
}

// Ping points at a place of the map for a few seconds. It is not kept. A link whose view does not have the place gets no ping.
type Ping struct {
	ID   string `json:"id" doc:"counts up with every ping of the table"`
	By   string `json:"by" doc:"name of the seat; gm for the GM"`
	Cell string `json:"cell" doc:"name of the cell"`
	At   int64  `json:"at" doc:"when, in milliseconds since 1970"`
}

// Limits of what people write at a table.
const (
	MaxSaid  = 200  // characters of a message
	MaxNotes = 4000 // characters of the notes
	ChatKept = 40   // messages that are kept
)

// Say sends a message to everyone at the table, spectators included.
type Say struct {
	Text  string `json:"text,omitempty" maxLength:"200" doc:"one line of up to 200 characters"`
	Emote string `json:"emote,omitempty" enum:"cheer,thanks,laugh,ouch,sorry,think" doc:"instead of a text"`
}

// Point points at a place of the map.
type Point struct {
	Cell string `json:"cell" doc:"name of a cell of the map that this link sees"`
}

// Notes are the private notes of the game master.
type Notes struct {
	Text string `json:"text" maxLength:"4000" doc:"replaces the notes; up to 4000 characters"`
}

// Emote is a short message that one click sends.
type Emote struct{ Name, Text string }

// Emotes returns all emotes.
func Emotes() []Emote {
	return []Emote{
		{"cheer", "Well done!"}, {"thanks", "Thank you!"}, {"laugh", "Ha ha!"}, {"ouch", "Ouch!"}, {"sorry", "Sorry!"}, {"think", "Let me think."},
	}
}
