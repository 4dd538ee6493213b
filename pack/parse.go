package pack

import (
	"errors"
	"fmt"
	"strings"

	"go.yaml.in/yaml/v4"
	"go.yaml.in/yaml/v4/plugin/loaderlimits"

	"fray/ruleset/setup"
	"fray/table"
)

// parse reads one YAML document as a mapping.
func parse(file string, src []byte) (*node, Errors) {
	if len(src) > MaxBytes {
		return nil, Errors{{File: file, Msg: fmt.Sprintf("the file has %d bytes; at most %d are read", len(src), MaxBytes)}}
	}
	var doc yaml.Node
	limits := loaderlimits.New(loaderlimits.DepthValue(MaxDepth), loaderlimits.AliasNone())
	if err := yaml.Load(src, &doc, yaml.WithPlugin(limits)); err != nil {
		return nil, syntaxErrors(file, src, err)
	}
	if len(doc.Content) != 1 {
		return nil, Errors{{File: file, Line: 1, Col: 1, Msg: "nothing here; expected a mapping with ruleset:"}}
	}
	var m mistakes
	root := convert(file, doc.Content[0], &m)
	if len(m.list) == 0 && root.kind != mapping {
		m.add(root, "found %s; expected a mapping with ruleset:", root.describe())
	}
	root.drop(schemaKey)
	return root, m.list.tidy()
}

// schemaKey names the schema of a file for editors, at its top; we do not read it.
const schemaKey = "$schema"

// convert converts a node of the YAML library and refuses features that our files do not use.
func convert(file string, y *yaml.Node, m *mistakes) *node {
	n := &node{file: file, line: y.Line, col: y.Column}
	switch y.Kind {
	case yaml.MappingNode:
		n.kind = mapping
		convertMapping(n, y, m)
	case yaml.SequenceNode:
		n.kind = list
		for _, item := range y.Content {
			n.items = append(n.items, convert(file, item, m))
		}
	case yaml.AliasNode:
		m.add(n, "*%s is an alias; expected the value itself (write it out, or make it a creature of the library)", y.Value)
	default:
		n.tag, n.text = y.Tag, y.Value
		checkText(n, m)
	}
	if y.Anchor != "" {
		m.add(n, "&%s is an anchor; expected the value without it", y.Anchor)
	}
	return n
}

func convertMapping(n *node, y *yaml.Node, m *mistakes) {
	first := map[string]*node{}
	for i := 0; i+1 < len(y.Content); i += 2 {
		key := convert(n.file, y.Content[i], m)
		value := convert(n.file, y.Content[i+1], m)
		if key.kind != scalar || key.tag == "!!merge" {
			m.add(key, "found %s as a key; expected a plain word", key.describe())
			continue
		}
		if before := first[key.text]; before != nil {
			m.add(key, "%q is given twice (first on line %d); expected it once", key.text, before.line)
			continue
		}
		first[key.text] = key
		checkLine(key.text, value, m)
		n.put(key, value)
	}
}

// checkText refuses text that is not printable. It accepts line breaks: only the mapping knows which keys may have
// several lines.
func checkText(n *node, m *mistakes) {
	if err := table.CheckLines(n.text); err != nil {
		m.add(n, "%v", err)
	}
}

// checkLine refuses text of several lines under a key for one line.
func checkLine(key string, n *node, m *mistakes) {
	if n.kind == scalar && !setup.HasLines(key) && strings.Contains(n.text, "\n") {
		m.add(n, "found a line break in %s:; expected one line", clip(key))
	}
}

// syntaxErrors converts the errors of the YAML library, with their places.
func syntaxErrors(file string, src []byte, err error) Errors {
	var e *yaml.LoadError
	if !errors.As(err, &e) {
		return Errors{{File: file, Line: 1, Col: 1, Msg: "not YAML: " + err.Error()}}
	}
	switch {
	case strings.Contains(e.Message, "no documents"):
		return Errors{{File: file, Line: 1, Col: 1, Msg: "nothing here; expected a mapping with ruleset:"}}
	case strings.Contains(e.Message, "found multiple"):
		line := 1 + strings.Count(string(src[:documentEnd(src)]), "\n")
		return Errors{{File: file, Line: line, Col: 1, Msg: "a second document begins; expected one mapping in the file"}}
	}
	msg := "not YAML: " + strings.TrimPrefix(e.Message, "yaml: ")
	if e.ContextMsg != "" {
		msg += " (" + e.ContextMsg + ")"
	}
	return Errors{{File: file, Line: max(1, e.Mark.Line), Col: max(1, e.Mark.Column), Msg: msg}}
}

// documentEnd estimates where the second document starts: at the last marker at the start of a line.
func documentEnd(src []byte) int {
	return max(0, strings.LastIndex(string(src), "\n---")+1)
}
