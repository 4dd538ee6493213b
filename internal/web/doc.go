// Package web is fray in a browser: pages that work without script, and the scripts and styles that make them live. It knows no
// ruleset and no store: pages and scripts show only what package api defines.
package web
