package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"io"
)

// Offline writes a timeline as one HTML file that needs nothing else: it contains scripts, styles and the fight, and its security
// policy allows nothing from outside.
func (s *Site) Offline(w io.Writer, f *Timeline) error {
	data, err := json.Marshal(f) // escapes what could end a script
	if err != nil {
		return fmt.Errorf("web: a timeline: %w", err)
	}
	var body bytes.Buffer
	if err := s.pages["replay"].ExecuteTemplate(&body, "timeline", Replay{Timeline: f}); err != nil {
		return fmt.Errorf("web: a timeline: %w", err)
	}
	style, theme, script := s.bundles[styleMain].text, s.bundles[scriptTheme].text, s.bundles[scriptMain].text
	policy := fmt.Sprintf("default-src 'none'; img-src data:; style-src '%s'; script-src '%s' '%s'; base-uri 'none'; form-action 'none'",
		digest(style), digest(theme), digest(script))
	var b bytes.Buffer
	fmt.Fprintf(&b, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"+
		"<meta http-equiv=\"Content-Security-Policy\" content=\"%s\">\n"+
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"+
		"<title>%s · fray</title>\n<style>%s</style>\n<script>%s</script>\n</head>\n<body>\n", policy, html.EscapeString(f.Name), style, theme)
	b.Write(body.Bytes())
	fmt.Fprintf(&b, "<script type=\"application/json\" id=\"timeline\">%s</script>\n<script>%s</script>\n</body>\n</html>\n", data, script)
	_, err = w.Write(b.Bytes())
	return err
}

// digest returns the hash of a text for a Content-Security-Policy.
func digest(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
