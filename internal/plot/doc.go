// Package plot draws small charts as SVG: lines with their intervals, bars, columns. All coordinates are whole numbers, so the same
// numbers give the same text. Colors come from the classes of the page.
package plot
