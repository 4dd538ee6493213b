// Package web is what a browser sees of fray: pages that work without script, and the script and style that make them live.
// It knows no ruleset and no store: a page is made of what package api says, and so is everything the script shows.
package web
