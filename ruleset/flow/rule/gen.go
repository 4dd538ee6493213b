// Package rule names the rules of flow.
package rule

//go:generate go run fray/tools/rules ..
