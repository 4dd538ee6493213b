// Package rule names the rules of surge.
package rule

//go:generate go run fray/tools/rules ..
