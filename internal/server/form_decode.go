package server

import (
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/go-playground/form/v4"

	"fray/api"
)

// formDecoder decodes the fields of forms by the names that JSON has for them. An empty number is 0; texts lose the spaces around
// them.
var formDecoder = sync.OnceValue(func() *form.Decoder {
	d := form.NewDecoder()
	d.SetTagName("json")
	d.RegisterCustomTypeFunc(func(values []string) (any, error) {
		text := strings.TrimSpace(values[0])
		if text == "" {
			return 0, nil
		}
		n, err := strconv.Atoi(text)
		if err != nil {
			return nil, fmt.Errorf("must be a whole number, got %q", text)
		}
		return n, nil
	}, int(0))
	d.RegisterCustomTypeFunc(func(values []string) (any, error) { return strings.TrimSpace(values[0]), nil }, "")
	return d
})

// decodeForm reads the fields of a form. Needs are fields that must not be empty, with what to say then.
func decodeForm(fields url.Values, needs map[string]string, in any) *problem {
	for field, say := range needs {
		if strings.TrimSpace(fields.Get(field)) == "" {
			return refuse(api.CodeInvalid, say)
		}
	}
	err := formDecoder().Decode(in, fields)
	wrong, ok := errors.AsType[form.DecodeErrors](err)
	if !ok {
		if err != nil {
			return refuse(api.CodeInvalid, "the form cannot be read")
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
