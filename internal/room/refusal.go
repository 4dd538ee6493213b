package room

import "fray/api"

// Refusal is an error for people. Its text does not hint at anything hidden, and nothing has changed.
type Refusal struct {
	Code api.Code
	Text string
	Err  error // the cause, only for the log of the server
}

// Error returns the text.
func (r *Refusal) Error() string { return r.Text }

// Unwrap returns the cause.
func (r *Refusal) Unwrap() error { return r.Err }

// refuse returns a refusal.
func refuse(code api.Code, text string) error { return &Refusal{Code: code, Text: text} }
