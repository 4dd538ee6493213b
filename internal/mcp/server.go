// Package mcp lets a program that speaks the Model Context Protocol play one seat of a table: tools to look, to answer and to wait,
// and what the seat sees and the rules as resources. It goes through the API with the seat's link, so it can do and see no more
// than the link.
package mcp

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"fray/client"
)

// instructions tell a model how to play.
const instructions = `You play one seat of a tabletop fight. Call wait until your seat has a question, choose one of its choices, and call answer
with the id of the question and the key of the choice. Repeat until the fight is over. Before you choose, look shows the map and
the combatants, odds the chances of a choice, rules the text of a rule.`

// New returns a server for the link of a client.
func New(c *client.Client, version string) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "fray", Title: "fray", Version: version}, &mcp.ServerOptions{
		Instructions: instructions, Capabilities: &mcp.ServerCapabilities{},
	})
	seat := seat{c}
	add(s, "look", "What the seat sees: map, combatants, order, and who has to answer. With a name: what is known of that combatant, item, ability, condition or action", true, seat.look)
	add(s, "choices", "The open question of the seat with its choices, and what is blocked by which rules if asked for", true, seat.choices)
	add(s, "odds", "The chances of one choice of the open question", true, seat.odds)
	add(s, "why", "The last lines of the log, with each roll itemized: dice, modifiers and rules", true, seat.why)
	add(s, "rules", "The text of rules of this ruleset, by id or by words", true, seat.rules)
	add(s, "answer", "Answer the open question with the key of a choice, or with the faces of the dice that it asks for", false, seat.answer)
	add(s, "wait", "Wait until the seat has a question or the fight is over, at most 10 seconds", true, seat.wait)
	resource(s, "fray://view", "view", "What the seat sees", func(ctx context.Context) (any, error) {
		return seat.look(ctx, lookAt{})
	})
	resource(s, "fray://rules", "rules", "All rules of this ruleset", func(ctx context.Context) (any, error) {
		return seat.rules(ctx, ruleNamed{Most: 10_000})
	})
	return s
}

// add adds a tool that returns a value as JSON. An error of the table is for the model to read, not a failure of the protocol.
func add[In any](s *mcp.Server, name, about string, reads bool, do func(context.Context, In) (any, error)) {
	no := false
	tool := &mcp.Tool{Name: name, Description: about, Annotations: &mcp.ToolAnnotations{ReadOnlyHint: reads, DestructiveHint: &no, OpenWorldHint: &no}}
	mcp.AddTool(s, tool, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		v, err := do(ctx, in)
		if err != nil {
			return nil, nil, err
		}
		text, err := json.Marshal(v)
		if err != nil {
			return nil, nil, err
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, nil, nil
	})
}

// resource adds a resource that is a value as JSON.
func resource(s *mcp.Server, uri, name, about string, get func(context.Context) (any, error)) {
	const form = "application/json"
	s.AddResource(&mcp.Resource{URI: uri, Name: name, Description: about, MIMEType: form},
		func(ctx context.Context, _ *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
			v, err := get(ctx)
			if err != nil {
				return nil, err
			}
			text, err := json.Marshal(v)
			if err != nil {
				return nil, err
			}
			return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, MIMEType: form, Text: string(text)}}}, nil
		})
}
