// Package rule names the rules of flank.
package rule

//go:generate go run fray/tools/rules ..
