package cli

import (
	"fmt"
	"strings"
)

// tellCheck prints what was found out; that the answer is no shows in the exit code.
func (sh *shell) tellCheck(c *checked, f checkFlags) error {
	var err error
	if f.json {
		err = sh.json(c)
	} else {
		err = sh.print("%s", c.text(f.only != ""))
	}
	if err != nil {
		return err
	}
	if !c.good(f.only != "") {
		return errNo
	}
	return nil
}

func (c *checked) text(part bool) string {
	var b strings.Builder
	for _, f := range c.Failures {
		fmt.Fprintln(&b, f)
	}
	for _, s := range c.Rulesets {
		fmt.Fprintf(&b, "%s: %d rules, %d cases, %d failed\n", s.Name, s.Rules, s.Cases, s.Failed)
		if part {
			continue
		}
		listRules(&b, "no scenario proves", s.Unproved)
		listRules(&b, "no code cites", s.Uncited)
	}
	if len(c.Rulesets) == 0 {
		fmt.Fprintf(&b, "%d cases, %d failed\n", c.Cases, c.Failed)
	}
	return b.String()
}

func listRules(b *strings.Builder, what string, ids []string) {
	if len(ids) == 0 {
		return
	}
	fmt.Fprintf(b, "  %s %d:\n", what, len(ids))
	for _, id := range ids {
		fmt.Fprintf(b, "    %s\n", id)
	}
}
