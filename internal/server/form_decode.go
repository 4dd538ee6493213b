package server

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/go-playground/form/v4"

	"fray/api"
)

// mostItems is how many items a list of a form has at most.
const mostItems = 64

// formDecoder decodes the fields of forms by the names that JSON has for them: seats[town] and if[0].number are parts of a field. An
// empty number is 0; texts lose the spaces around them.
var formDecoder = sync.OnceValue(func() *form.Decoder {
	d := form.NewDecoder()
	d.SetTagName("json")
	d.SetMaxArraySize(mostItems)
	d.RegisterCustomTypeFunc(func(values []string) (any, error) { return wholeNumber(values[0]) }, int(0))
	d.RegisterCustomTypeFunc(func(values []string) (any, error) { return seedOf(values[0]) }, uint64(0))
	d.RegisterCustomTypeFunc(func(values []string) (any, error) { return facesOf(values) }, []int32(nil))
	d.RegisterCustomTypeFunc(func(values []string) (any, error) { return strings.TrimSpace(values[0]), nil }, "")
	return d
})

// wholeNumber reads a whole number; an empty text is 0.
func wholeNumber(text string) (int, error) {
	if text = strings.TrimSpace(text); text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, fmt.Errorf("must be a whole number, got %q", text)
	}
	return n, nil
}

// seedOf reads a practice seed; 0 means that none was entered and the server draws a secret one.
func seedOf(text string) (uint64, error) {
	if text = strings.TrimSpace(text); text == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("must be a whole number from 1 to %d; leave it empty to draw a secret seed", uint64(math.MaxUint64))
	}
	return n, nil
}

// facesOf reads the faces of dice: one field for each, or several in one.
func facesOf(values []string) ([]int32, error) {
	var out []int32
	for text := range strings.FieldsFuncSeq(strings.Join(values, " "), func(r rune) bool { return r == ' ' || r == ',' || r == '+' }) {
		n, err := strconv.ParseInt(text, 10, 32)
		if err != nil {
			return nil, errors.New("must be whole numbers, such as 3 5 1")
		}
		out = append(out, int32(n))
	}
	return out, nil
}

// readForm reads the fields of a posted form. It ignores the query.
func readForm(r *http.Request) (url.Values, *problem) {
	err := r.ParseForm()
	if _, is := errors.AsType[*http.MaxBytesError](err); is {
		return nil, tooLarge()
	}
	if err != nil {
		return nil, unreadable()
	}
	return r.PostForm, nil
}

func unreadable() *problem {
	return refuseAs(http.StatusBadRequest, api.CodeInvalid, "the form cannot be read")
}

// formOf reads a posted form.
func formOf[I any](r *http.Request) (in I, refused *problem) {
	fields, refused := readForm(r)
	if refused == nil {
		refused = decodeForm(fields, nil, &in)
	}
	return in, refused
}

// decodeForm decodes the fields of a form. Needs are fields that must not be empty, with what to say then.
func decodeForm(fields url.Values, needs map[string]string, in any) *problem {
	for field, say := range needs {
		if strings.TrimSpace(fields.Get(field)) == "" {
			return refuse(api.CodeInvalid, say)
		}
	}
	if slices.ContainsFunc(slices.Collect(maps.Keys(fields)), oddName) {
		return unreadable()
	}
	err := formDecoder().Decode(in, fields)
	wrong, ok := errors.AsType[form.DecodeErrors](err)
	if !ok {
		if err != nil {
			return unreadable()
		}
		return nil
	}
	var said []string
	for field, err := range wrong {
		said = append(said, field+" "+err.Error())
	}
	slices.Sort(said)
	return refuse(api.CodeInvalid, strings.Join(said, "; "))
}

// oddName reports whether the brackets in the name of a field are no pairs: the decoder expects pairs.
func oddName(field string) bool {
	open := false
	for _, c := range field {
		if c != '[' && c != ']' {
			continue
		}
		if open == (c == '[') {
			return true
		}
		open = !open
	}
	return open
}
