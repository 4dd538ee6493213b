package api

import "net/http"

// Code says why a request is refused, for programs. It is the field code of a [Problem], and of the event bye of a stream.
type Code string

// The codes. [Codes] lists them with their meanings.
const (
	CodeInvalid    Code = "invalid"
	CodeTooLarge   Code = "too_large"
	CodeTooMany    Code = "too_many"
	CodeTooLong    Code = "too_long"
	CodeOrigin     Code = "origin"
	CodeNoRoute    Code = "no_route"
	CodeMethod     Code = "method"
	CodeNoLink     Code = "no_link"
	CodeRevoked    Code = "revoked"
	CodeDeleted    Code = "deleted"
	CodeNotFound   Code = "not_found"
	CodeForbidden  Code = "forbidden"
	CodeNotAsked   Code = "not_asked"
	CodeStale      Code = "stale"
	CodeNotNow     Code = "not_now"
	CodeNotOver    Code = "not_over"
	CodeNotListed  Code = "not_listed"
	CodeBadDice    Code = "bad_dice"
	CodeBadText    Code = "bad_text"
	CodeBad        Code = "bad"
	CodeRecordFull Code = "record_full"
	CodeDamaged    Code = "damaged"
	CodeFull       Code = "full"
	CodeBusy       Code = "busy"
	CodeNotKept    Code = "not_kept"
	CodeClosed     Code = "closed"
	CodeFault      Code = "fault"
	CodeInternal   Code = "internal"
)

// CodeMeaning explains a code.
type CodeMeaning struct {
	Code   Code
	Status int // of the answer; some invalid requests get a more specific one
	About  string
}

// Codes returns every code with its meaning, those of the request itself first and those of the server last.
func Codes() []CodeMeaning {
	const unprocessable, unavailable = http.StatusUnprocessableEntity, http.StatusServiceUnavailable
	return []CodeMeaning{
		{CodeInvalid, unprocessable, "the request does not match the description of the API"},
		{CodeTooLarge, http.StatusRequestEntityTooLarge, "the request is too large"},
		{CodeTooMany, http.StatusTooManyRequests, "too many requests, or too many streams or files at once; Retry-After says when to try again"},
		{CodeTooLong, unavailable, "the answer took too long to make"},
		{CodeOrigin, http.StatusForbidden, "the request was sent by a page of another site"},
		{CodeNoRoute, http.StatusNotFound, "there is nothing at this address"},
		{CodeMethod, http.StatusMethodNotAllowed, "the address does not accept this method; Allow lists those that it does"},
		{CodeNoLink, http.StatusUnauthorized, "there is no token, or it is not the token of an active link"},
		{CodeRevoked, http.StatusUnauthorized, "only on streams: the link was revoked while in use"},
		{CodeDeleted, http.StatusNotFound, "the table was deleted"},
		{CodeNotFound, http.StatusNotFound, "there is no such table, link or encounter"},
		{CodeForbidden, http.StatusForbidden, "this link may not do that"},
		{CodeNotAsked, http.StatusForbidden, "the question is for other seats"},
		{CodeStale, http.StatusConflict, "the question has been answered, or has changed"},
		{CodeNotNow, http.StatusConflict, "this is not possible at this moment"},
		{CodeNotOver, http.StatusConflict, "the fight is not over"},
		{CodeNotListed, unprocessable, "the question has no such choice"},
		{CodeBadDice, unprocessable, "the number of dice is wrong, or a face is impossible"},
		{CodeBadText, unprocessable, "the text is too long, not UTF-8, or not allowed here"},
		{CodeBad, unprocessable, "another mistake in the request, which its detail explains"},
		{CodeRecordFull, http.StatusConflict, "the record of the fight has no room for this"},
		{CodeDamaged, http.StatusConflict, "the stored table cannot be read or played"},
		{CodeFull, unavailable, "the server keeps no more tables or branches"},
		{CodeBusy, http.StatusTooManyRequests, "the server is busy: try again"},
		{CodeNotKept, unavailable, "the server could not store this, so it has not happened"},
		{CodeClosed, unavailable, "the server is stopping: connect again"},
		{CodeFault, http.StatusInternalServerError, "the rules failed: the fight stands still until the game master undoes something"},
		{CodeInternal, http.StatusInternalServerError, "a fault of the server, which its log explains"},
	}
}

// Status returns the HTTP status of a refusal with this code.
func (c Code) Status() int {
	for _, m := range Codes() {
		if m.Code == c {
			return m.Status
		}
	}
	return http.StatusInternalServerError
}
