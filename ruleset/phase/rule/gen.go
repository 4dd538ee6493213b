// Package rule names the rules of phase.
package rule

//go:generate go run fray/tools/rules ..
