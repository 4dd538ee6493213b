package table

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
)

// upgradePrefix begins every line of an upgrade.
const upgradePrefix = `{"upgrade":`

// Upgrade is the line of a record at which a newer version of the rules took over. The inputs before it do not replay any more:
// it holds the state that they led to, which nothing proves, and the chain of hashes begins again with it.
type Upgrade struct {
	Inputs int    `json:"inputs"`          // inputs before it that stay; later ones are undone
	After  string `json:"after,omitempty"` // hash of the last of them; empty if there is none
	Fray   string `json:"fray,omitempty"`  // version that wrote the line
	Rest   int    `json:"rest"`            // as in [Snapshot]
	Rests  int    `json:"rests"`
	Begun  bool   `json:"begun,omitempty"` // a turn has begun: the next three describe it
	Who    Who    `json:"who,omitempty"`
	Round  int    `json:"round,omitempty"`
	Steps  int    `json:"steps,omitempty"` // decisions and rolls in it
	State  []byte `json:"state"`           // as in [Snapshot]
}

type upgradeLine struct {
	Upgrade Upgrade `json:"upgrade"`
}

// Upgrade makes the line of an upgrade at which the record of the inputs continues from the snapshot, and returns the record up to
// that line. Version is that of the writer.
func (rec *Record) Upgrade(p *Snapshot, version string) (*Record, []byte, error) {
	u := Upgrade{
		Inputs: p.Inputs, Fray: version, Rest: p.Rest, Rests: p.Rests, State: p.State,
		Begun: p.pace.begun, Who: p.pace.who, Round: p.pace.round, Steps: p.pace.turn,
	}
	if p.Inputs > 0 {
		u.After = rec.Inputs[p.Inputs-1].Hash
	}
	line, err := encodeLine(upgradeLine{u})
	if err != nil {
		return nil, nil, err
	}
	if len(line) > MaxLine {
		return nil, nil, fmt.Errorf("the state has %d bytes in the record; a line has at most %d", len(line), MaxLine)
	}
	to := *rec
	to.Inputs, to.Lines, to.End, to.endLine = rec.Inputs[:p.Inputs:p.Inputs], rec.Lines[:p.Inputs:p.Inputs], nil, 0
	return &to, line, to.upgrade(0, bytes.TrimSuffix(line, []byte{'\n'}))
}

// upgrade takes in the n-th line of the file, at which newer rules took over.
func (rec *Record) upgrade(n int, line []byte) error {
	var l upgradeLine
	if err := decodeLine(line, &l, "an upgrade"); err != nil {
		return err
	}
	u, had := &l.Upgrade, len(rec.Inputs)
	if err := u.check(rec); err != nil {
		return err
	}
	rec.Undone += had - u.Inputs
	rec.Undos++ // whatever was open is another question now
	rec.Inputs, rec.Lines, rec.End = rec.Inputs[:u.Inputs], rec.Lines[:u.Inputs], nil
	rec.Upgraded, rec.UpgradeLine, rec.upgradeText = u, n, bytes.Clone(line)
	rec.upgrades++
	return nil
}

// check refuses what does not fit the record before it.
func (u *Upgrade) check(rec *Record) error {
	had := len(rec.Inputs)
	switch {
	case u.Inputs < 0 || u.Inputs > had:
		return fmt.Errorf("found an upgrade after %d inputs, but there are %d before it", u.Inputs, had)
	case rec.Upgraded != nil && u.Inputs < rec.Upgraded.Inputs:
		return fmt.Errorf("found an upgrade after %d inputs, but the one before it is after %d", u.Inputs, rec.Upgraded.Inputs)
	case u.Rest < 0 || u.Rest > u.Inputs || u.Rests < 0 || u.Steps < 0 || u.Round < 0 || len(u.State) == 0:
		return errors.New("found an upgrade without a state, or with a number out of bounds")
	}
	for i, in := range rec.Inputs[u.Rest:u.Inputs] {
		if in.Adjust == nil && !in.Fresh {
			return fmt.Errorf("found an upgrade in the middle of a beat: input %d is an answer", u.Rest+i+1)
		}
	}
	after := ""
	if u.Inputs > 0 {
		after = rec.Inputs[u.Inputs-1].Hash
	}
	if u.After != after {
		return fmt.Errorf("found an upgrade after hash %q, but the last input that it keeps has %q", u.After, after)
	}
	return CheckLine(u.Fray)
}

// EncodeUpgrade returns the line of the record's upgrade with its newline, or nil if it has none.
func (rec *Record) EncodeUpgrade() []byte {
	if rec.Upgraded == nil {
		return nil
	}
	return append(bytes.Clone(rec.upgradeText), '\n')
}

// Origin returns the snapshot with which the record continues after its upgrade; nothing in it tells of events and throws before.
// Without an upgrade it is nil.
func (rec *Record) Origin() *Snapshot {
	u := rec.Upgraded
	if u == nil {
		return nil
	}
	start := chainStart(nil, Options{Base: rec.Base, Stirs: rec.Stirs})
	return &Snapshot{
		Inputs: u.Inputs, Rest: u.Rest, Rests: u.Rests, State: u.State, Sum: sha256.Sum256(append(start[:], rec.upgradeText...)),
		pace: pace{turn: u.Steps, begun: u.Begun, who: u.Who, round: u.Round},
	}
}

// Before returns the record up to its upgrade, for the rules of that time to replay. Without an upgrade, and with an earlier one, it is
// nil: one version cannot replay what two others have played.
func (rec *Record) Before() *Record {
	if rec.Upgraded == nil || rec.upgrades > 1 {
		return nil
	}
	to := *rec
	to.Inputs, to.Lines = rec.Inputs[:rec.Upgraded.Inputs:rec.Upgraded.Inputs], rec.Lines[:rec.Upgraded.Inputs:rec.Upgraded.Inputs]
	to.Upgraded, to.UpgradeLine, to.upgradeText, to.upgrades = nil, 0, nil, 0
	return &to
}

// Is reports whether a fight stands where the upgrade continues.
func (u *Upgrade) Is(s *Session) bool {
	p := s.Snapshot()
	return len(s.inputs) == u.Inputs && p.Inputs == u.Inputs && p.Rest == u.Rest && p.Rests == u.Rests && bytes.Equal(p.State, u.State) &&
		p.pace == pace{turn: u.Steps, begun: u.Begun, who: u.Who, round: u.Round}
}
