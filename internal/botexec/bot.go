package botexec

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"fray/table"
)

// Deadline is the time that a program usually has for an answer, its start included.
const Deadline = 10 * time.Second

// Bot is a player that is a program. It is safe for concurrent use: each question that is open at the same time goes to a process
// with no other question open.
type Bot struct {
	words    []string // the program and its arguments
	deadline time.Duration

	mu   sync.Mutex
	idle []*process
}

// New returns a bot that runs a program with arguments.
func New(words ...string) *Bot { return &Bot{words: words, deadline: Deadline} }

// SetDeadline changes the time that the program has for an answer. Call it before the first question.
func (b *Bot) SetDeadline(d time.Duration) { b.deadline = d }

// Name returns the name of the bot for [Find].
func (b *Bot) Name() string { return Prefix + strings.Join(b.words, " ") }

// ask asks an idle process, or a new one.
func (b *Bot) ask(m *Question) (key string, err error) {
	line, err := json.Marshal(m)
	if err != nil {
		return "", err
	}
	p, err := b.take()
	if err != nil {
		return "", err
	}
	reply, err := p.exchange(append(line, '\n'), b.deadline)
	if err != nil {
		return "", err
	}
	var a Answer
	if err := json.Unmarshal(reply, &a); err != nil || a.Key == "" {
		p.end()
		return "", fmt.Errorf(`wrote %s; write one line such as {"key":%s} for each question, and notes to standard error`,
			short(string(reply)), strconv.Quote(m.Default))
	}
	b.mu.Lock()
	b.idle = append(b.idle, p)
	b.mu.Unlock()
	return a.Key, nil
}

// take returns a process without an open question.
func (b *Bot) take() (*process, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if n := len(b.idle); n > 0 {
		p := b.idle[n-1]
		b.idle = b.idle[:n-1]
		return p, nil
	}
	return start(b.words)
}

// close ends the processes.
func (b *Bot) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, p := range b.idle {
		p.end()
	}
	b.idle = nil
}

// blame says which bot failed, and where in the fight.
func (b *Bot) blame(m *Question, err error) error {
	at := "seat " + m.Seat + ", round " + strconv.Itoa(m.View.Round) + ", question " + m.Kind
	if m.Who != "" {
		at += " of " + m.Who
	}
	return fmt.Errorf("bot %s (%s): %w", b.Name(), at, err)
}

// unlisted is the error of an answer that no choice has.
func unlisted(m *Question, key string) error {
	keys := make([]string, len(m.Choices))
	for i := range m.Choices {
		keys[i] = m.Choices[i].Key
	}
	near := table.DidYouMean(key, keys)
	if near == "" {
		near = ", such as " + strconv.Quote(m.Default)
	}
	return errors.New("answered " + short(key) + "; answer with the key of one of the " + strconv.Itoa(len(keys)) + " choices" + near)
}

// short quotes the beginning of a text.
func short(text string) string {
	const most = 80
	if runes := []rune(text); len(runes) > most {
		return strconv.Quote(string(runes[:most])) + "..."
	}
	return strconv.Quote(text)
}
