// Package rule names the rules of escalation.
package rule

//go:generate go run fray/tools/rules ..
