package dice

import (
	"strconv"
	"unicode/utf8"
)

// scanner reads notation from left to right. What it has passed is ASCII, so that offsets are columns.
type scanner struct {
	text string
	at   int
}

// peek is the next byte in lower case, or 0 at the end.
func (s *scanner) peek() byte {
	if s.at == len(s.text) {
		return 0
	}
	c := s.text[s.at]
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// take passes the byte if it is the next one.
func (s *scanner) take(c byte) bool {
	if s.at == len(s.text) || s.peek() != c {
		return false
	}
	s.at++
	return true
}

func (s *scanner) space() {
	for s.take(' ') || s.take('\t') || s.take('\n') || s.take('\r') {
		continue
	}
}

// number passes digits. One that is too large for any limit stays too large, whatever its length.
func (s *scanner) number() (n int, ok bool) {
	for ; isDigit(s.peek()); s.at++ {
		n = min(n*10+int(s.peek()-'0'), 1<<30)
		ok = true
	}
	return n, ok
}

// expected is the error for what is next.
func (s *scanner) expected(what string) error {
	end := s.at
	for end < len(s.text) && end < s.at+24 && isWord(s.text[end]) {
		end++
	}
	if end == s.at {
		_, width := utf8.DecodeRuneInString(s.text[s.at:])
		end += width
	}
	return s.wrong(s.at, end, what)
}

// wrong is the error for the text between two offsets.
func (s *scanner) wrong(from, to int, what string) error {
	found := "the end"
	if from < to {
		found = strconv.Quote(s.text[from:to])
	}
	return &SyntaxError{Offset: from, Found: found, Expected: what}
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isWord(c byte) bool {
	return isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_'
}
