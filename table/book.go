package table

// Book is what can be said of a ruleset without a game: its name, its ledger, and its tables, one row for each verb,
// question, event, meter and condition. Keys, labels, help, decrees, docs and the vocabulary of scenarios come from the rows.
type Book struct {
	Name       string
	Chapters   []Chapter  // in the order of their first rules
	Rules      []RuleText // Rules[r-1] is the text of rule r
	Verbs      []VerbRow  // by Verb
	Questions  []QuestionRow
	Events     []EventRow // by EventKind, the first is Own
	Meters     []MeterRow
	Conditions []ConditionRow
	Numbers    []NumberRow // for conditions of standing answers
}

// VerbRow is a verb: what an option does.
type VerbRow struct {
	Name  string   // the first word of the option's key, such as "feint"
	Tab   Tab      // the heading it is under
	Label string   // a pattern for [Expand], such as "feint at {who} with {mode}"; empty: the name with blanks
	Key   string   // a pattern of what follows the name in the key, such as "{who}:{mode}"; empty: the parts of Label
	Rule  Rule     // the rule that the option goes by; 0: the rule of the question
	Modes []string // names of Option.Mode, by number
	Also  []string // names of Option.Also, by number
	About string   // what it does, in one line
	Words int      // how many words the text that goes with it may have at most; 0: any number

	// Stands lets a standing answer with a condition on a number choose the verb on a turn, which is always asked otherwise. The
	// rules must limit how often it can be chosen.
	Stands bool
}

// base returns the row itself. Rows of rulesets that embed it have it too.
func (row VerbRow) base() VerbRow { return row }

// VerbRows returns the rows of the book from a ruleset's own rows, which embed them.
func VerbRows[R interface{ base() VerbRow }](own []R) []VerbRow {
	rows := make([]VerbRow, len(own))
	for i := range own {
		rows[i] = own[i].base()
	}
	return rows
}

// QuestionRow is a kind of question.
type QuestionRow struct {
	Name   string // as in scenarios and standing answers, such as "defend"
	Prompt string // a pattern for [Expand]
	About  string // when it is asked, in one line

	// Others marks a question in which seats that are not asked may have options too. A standing answer with Ask has a table of
	// bots wait for such a seat.
	Others bool

	// HasActor marks a question that lets a combatant answer to what another does: it says [Question.Actor] and
	// [Question.Aim], for the conditions of standing answers.
	HasActor bool
}

// TurnQuestion is the name that every ruleset gives to the question of what to do on a turn.
const TurnQuestion = "turn"

// EventRow is a kind of event of the ruleset.
type EventRow struct {
	Name string // as in scenarios, such as "intercepted"
	Text string // a pattern for [Expand]; empty: the game writes it
}

// MeterRow is a number that a combatant has.
type MeterRow struct {
	Name  string // as people read it, such as "HP"
	Word  string // as files, decrees and scenarios call it, such as "hp"
	About string
}

// ConditionRow is something that can be on a combatant for a while.
type ConditionRow struct {
	Name  string // as files, decrees and scenarios call it, such as "prone"
	Label string // as people read it; empty: the name
	Rule  Rule
	About string // its effect, in one line
}

// Tag returns a tag with the id and the icon of its rule.
func (b *Book) Tag(name, until string, r Rule) Tag {
	text := b.Text(r)
	return Tag{Name: name, Until: until, Rule: text.ID, Icon: text.Icon}
}

// Called returns what people call the condition.
func (r *ConditionRow) Called() string {
	if r.Label != "" {
		return r.Label
	}
	return r.Name
}

// Text returns the rule's text, or an empty one for rule 0 and rules that are not in the book.
func (b *Book) Text(r Rule) RuleText {
	if r == 0 || int(r) > len(b.Rules) {
		return RuleText{}
	}
	return b.Rules[r-1]
}

// ID returns the rule's id such as "flow.reaction.dodge", or "".
func (b *Book) ID(r Rule) string { return b.Text(r).ID }

// Find returns the rule with this id, or 0.
func (b *Book) Find(id string) Rule {
	for i := range b.Rules {
		if b.Rules[i].ID == id {
			return Rule(i + 1)
		}
	}
	return 0
}

// VerbRow returns the row of a verb, or an empty one for a verb that is not in the book.
func (b *Book) VerbRow(v Verb) *VerbRow {
	if int(v) >= len(b.Verbs) {
		return &VerbRow{}
	}
	return &b.Verbs[v]
}

// FindVerb returns the verb of this name, and whether there is one.
func (b *Book) FindVerb(name string) (Verb, bool) {
	for i := range b.Verbs {
		if b.Verbs[i].Name == name {
			return Verb(i), true
		}
	}
	return 0, false
}

// VerbName returns the name of a verb, or "".
func (b *Book) VerbName(v Verb) string { return b.VerbRow(v).Name }

// QuestionName returns the name of a kind of question, or "".
func (b *Book) QuestionName(k Kind) string {
	if int(k) >= len(b.Questions) {
		return ""
	}
	return b.Questions[k].Name
}

// VerbNames returns the names of all verbs, by number.
func (b *Book) VerbNames() []string {
	names := make([]string, len(b.Verbs))
	for i := range b.Verbs {
		names[i] = b.Verbs[i].Name
	}
	return names
}

// QuestionNames returns the names of all kinds of questions, by number.
func (b *Book) QuestionNames() []string {
	names := make([]string, len(b.Questions))
	for i := range b.Questions {
		names[i] = b.Questions[i].Name
	}
	return names
}

// Verbs returns rows that have nothing but names: for rulesets whose options need no more.
func Verbs(names ...string) []VerbRow {
	rows := make([]VerbRow, len(names))
	for i, name := range names {
		rows[i].Name = name
	}
	return rows
}

// Questions returns rows that have nothing but names.
func Questions(names ...string) []QuestionRow {
	rows := make([]QuestionRow, len(names))
	for i, name := range names {
		rows[i].Name = name
	}
	return rows
}
