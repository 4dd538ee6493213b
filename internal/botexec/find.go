package botexec

import (
	"fmt"
	"strings"

	"fray/bot"
	"fray/table"
)

// Prefix begins the name of a bot that is a program.
const Prefix = "exec:"

// Find returns the bot of this name: one of package bot, or a program, such as "exec:python3 mybot.py". A program starts with its
// first question; [Close] ends it.
func Find(name string) (bot.Player, error) {
	if command, ok := strings.CutPrefix(name, Prefix); ok {
		words := strings.Fields(command)
		if len(words) == 0 {
			return nil, fmt.Errorf("the bot %q names no program: write %s./mybot", name, Prefix)
		}
		return New(words...), nil
	}
	if p, ok := bot.Find(name); ok {
		return p, nil
	}
	return nil, fmt.Errorf("there is no bot %q%s; a program is %s./mybot", name, table.OneOf(name, bot.Names()), Prefix)
}

// Close ends the programs among the players.
func Close(players ...bot.Player) {
	for _, p := range players {
		switch b := p.(type) {
		case *Bot:
			b.close()
		case Remote:
			b.close()
		}
	}
}
