// Package analyze finds where a fight was won: it plays the fight on many times from the moment before every input, and shows how the
// chances changed, and how much of that was choice and how much luck.
package analyze
