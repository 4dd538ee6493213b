package pack

import (
	"bufio"
	"bytes"
	"errors"
	"io"

	"fray/table"
)

// Validate checks a file of any kind against the bundled library and returns all mistakes.
func Validate(path string) Errors {
	l, err := Bundled()
	if err != nil {
		return Errors{{File: "packs", Msg: err.Error()}}
	}
	return l.Validate(path)
}

// Validate checks a file of any kind, which it finds from the content: a record, an encounter, a scenario, an
// adventure, or else a library, whose entries may replace those of l.
func (l *Library) Validate(path string) Errors {
	f, err := Open(path)
	if err != nil {
		return fileError(path, err)
	}
	defer f.Close() //nolint:errcheck // read only
	r := bufio.NewReader(f)
	if start, _ := r.Peek(64); isRecord(start) {
		return validateRecord(path, r)
	}
	src, bad := readAll(r, path)
	if bad != nil {
		return bad
	}
	return l.validate(src)
}

func (l *Library) validate(src source) Errors {
	root, bad := parse(src.name, src.bytes)
	if bad != nil {
		return bad
	}
	var m mistakes
	switch contentOf(root) {
	case kindEncounter:
		l.encounter(root, &m)
	case kindScenario:
		return l.scenario(root).Errors()
	case kindAdventure:
		l.adventure(root, nil, &m)
	default:
		l.validateLibrary(root, &m)
	}
	return m.list.tidy()
}

// isRecord reports whether a file with this start is a record.
func isRecord(start []byte) bool {
	rest, ok := bytes.CutPrefix(bytes.TrimLeft(start, " \t"), []byte("{"))
	return ok && bytes.HasPrefix(bytes.TrimLeft(rest, " \t"), []byte(`"fray"`))
}

func validateRecord(path string, r io.Reader) Errors {
	_, err := table.ReadRow(r)
	var bad *table.RecordError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &bad):
		return Errors{{File: path, Line: bad.Line, Col: 1, Msg: bad.Text}}
	default:
		return Errors{{File: path, Msg: err.Error()}}
	}
}
