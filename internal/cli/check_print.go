package cli

import (
	"fmt"
	"strings"
)

// printCheck prints the result. It returns errNo if something failed.
func (sh *shell) printCheck(c *checked, f checkFlags) error {
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
	if c.files {
		fmt.Fprintf(&b, "%s, %d failed\n", counted(c.Cases, "case"), c.Failed)
		return b.String()
	}
	for _, s := range c.Rulesets {
		fmt.Fprintf(&b, "%s: %s, %s, %d failed\n", s.Name, counted(s.Rules, "rule"), counted(s.Cases, "case"), s.Failed)
		if part {
			continue
		}
		listRules(&b, "no scenario proves", s.Unproved)
		listRules(&b, "no code cites", s.Uncited)
	}
	return b.String()
}

// counted returns a number with its noun, such as "1 case" or "3 cases".
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
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
