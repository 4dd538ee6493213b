package cli

import (
	"fmt"
	"regexp"
	"strings"

	"fray/internal/botexec"
	"fray/internal/live"
	"fray/internal/seating"
)

// botName is what the names of the server's bots have to be.
var botName = regexp.MustCompile(`^[a-z][a-z0-9-]{0,31}$`)

// servedBots returns the programs that play at the server's tables, from items such as "mybot=exec:./mybot".
func servedBots(items []string) (seating.Bots, error) {
	bots := seating.Bots{}
	for _, item := range items {
		name, program, ok := strings.Cut(item, "=")
		if !ok || !botName.MatchString(name) || !strings.HasPrefix(program, botexec.Prefix) {
			return nil, fmt.Errorf("--bot must be NAME=%sPROGRAM with a name of small letters, digits and hyphens, such as mybot=%s./mybot, got %s", botexec.Prefix, botexec.Prefix, item)
		}
		if _, taken := bots.Find(name); taken || name == live.Player {
			return nil, fmt.Errorf("--bot: the name %s is taken: choose another one", name)
		}
		p, err := botexec.Find(program)
		if err != nil {
			return nil, fmt.Errorf("--bot: %w", err)
		}
		if b, is := p.(*botexec.Bot); is {
			bots[name] = botexec.Remote{Bot: b}
		}
	}
	return bots, nil
}
