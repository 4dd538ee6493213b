package table

// The last bytes of a record are kept for what has to be possible when it is full: the GM's decrees, and undo; and the last of
// them for ending the fight.
const (
	keptForGM  = 1 << 20
	keptForEnd = 64 << 10
)

// AnswerRoom is how many bytes a record may have with an answer, dice or a call for fresh dice; UndoRoom, with an undo of
// the GM. The line of the end may take all of [MaxRecord].
const (
	AnswerRoom = MaxRecord - keptForGM
	UndoRoom   = MaxRecord - keptForEnd
)

// Room is how many bytes a record may have with this input.
func (in *Input) Room() int {
	switch {
	case in.Adjust == nil:
		return AnswerRoom
	case in.Adjust.Do == "end":
		return MaxRecord
	default:
		return UndoRoom
	}
}
