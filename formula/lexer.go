package formula

import "unicode/utf8"

// lexer cuts a text into tokens.
type lexer struct {
	text string
	at   int
}

func (l *lexer) next() token {
	for l.at < len(l.text) && isSpace(l.text[l.at]) {
		l.at++
	}
	from := l.at
	switch {
	case from == len(l.text):
		return token{at: from}
	case isWord(l.text[from]) && l.text[from] != '.':
		return l.word()
	default:
		return l.sign()
	}
}

// word reads a number, dice or a name.
func (l *lexer) word() token {
	from := l.at
	l.passWord()
	if l.at < len(l.text) && l.text[l.at] == '%' && endsInD(l.text[from:l.at]) {
		l.at++
		l.passWord() // which dice are kept
	}
	t := token{kind: tokenWord, at: from, text: l.text[from:l.at]}
	switch {
	case isDice(t.text):
		return diceToken(t)
	case isDigit(t.text[0]):
		return numberToken(t)
	default:
		return t
	}
}

func (l *lexer) passWord() {
	for l.at < len(l.text) && isWord(l.text[l.at]) {
		l.at++
	}
}

// sign reads an operator, a bracket or a comma.
func (l *lexer) sign() token {
	rest := l.text[l.at:]
	t := token{kind: tokenSign, at: l.at}
	_, width := utf8.DecodeRuneInString(rest)
	if len(rest) > 1 && rest[1] == '=' && (rest[0] == '<' || rest[0] == '>' || rest[0] == '=' || rest[0] == '!') {
		width = 2
	}
	t.text = rest[:width]
	l.at += width
	switch t.text {
	case "+", "-", "*", "/", "(", ")", ",", "<", ">", "<=", ">=", "==", "!=":
		return t
	case "=":
		t.want = `"==" to compare`
	case "!":
		t.want = `"not" or "!="`
	case "&":
		t.want = `"and"`
	case "|":
		t.want = `"or"`
	default:
		t.want = "a value or an operator"
	}
	t.kind = tokenBad
	return t
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isWord(c byte) bool {
	return isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '.'
}
