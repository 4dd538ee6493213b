package web

import (
	"fmt"
	"html/template"
	"strings"

	"rsc.io/qr"
)

// QR draws an address as a QR code in an SVG image.
func QR(url string) ([]byte, error) {
	code, err := qrCode(url)
	return []byte(strings.Replace(string(code), "<svg ", `<svg xmlns="http://www.w3.org/2000/svg" `, 1)), err
}

// qrCode draws an address as a QR code inside a page: one path of dark squares, with the quiet zone that the standard requires.
func qrCode(url string) (template.HTML, error) {
	c, err := qr.Encode(url, qr.M)
	if err != nil {
		return "", fmt.Errorf("web: the address does not fit into a QR code: %w", err)
	}
	const quiet = 4
	var path strings.Builder
	for y := range c.Size {
		for x := range c.Size {
			if c.Black(x, y) {
				fmt.Fprintf(&path, "M%d %dh1v1h-1z", x+quiet, y+quiet)
			}
		}
	}
	n := c.Size + 2*quiet
	return template.HTML(fmt.Sprintf(`<svg class="qr" viewBox="0 0 %d %d" role="img" aria-label="QR code of the link" shape-rendering="crispEdges">`+ //nolint:gosec // numbers only
		`<rect width="%d" height="%d" fill="#fff"/><path d="%s" fill="#111"/></svg>`, n, n, n, n, path.String())), nil
}
