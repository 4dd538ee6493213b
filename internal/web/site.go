package web

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"io"
)

// Policy is the Content-Security-Policy of every page: only our own scripts and styles, nothing inline, nothing from outside.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// pages are the templates: layout.html surrounds each page, and files that start with part_ are shared.
//
//go:embed html/*.html
var pages embed.FS

// Site is all pages and their assets.
type Site struct {
	bundles map[string]bundled
	assets  map[string]asset
	pages   map[string]*template.Template
}

// New bundles scripts and styles and parses the templates. An error is a bug in this program.
func New() (*Site, error) {
	bundles, err := bundle()
	if err != nil {
		return nil, err
	}
	s := &Site{bundles: bundles, assets: map[string]asset{}, pages: map[string]*template.Template{}}
	for _, b := range bundles {
		if s.assets[b.file], err = newAsset(b.file, b.text); err != nil {
			return nil, err
		}
	}
	if s.assets[iconFile], err = newAsset(iconFile, []byte(icon)); err != nil {
		return nil, err
	}
	for _, name := range []string{"home", "links", "table", "replay", "rules", "rule", "failure"} {
		t, err := template.New("layout.html").Funcs(s.funcs()).ParseFS(pages, "html/layout.html", "html/part_*.html", "html/"+name+".html")
		if err != nil {
			return nil, fmt.Errorf("web: %w", err)
		}
		s.pages[name] = t
	}
	return s, nil
}

// Script returns the file name of the script of pages; it differs from version to version.
func (s *Site) Script() string { return s.bundles["ts/main.ts"].file }

// Page is one of the pages of this package.
type Page interface {
	// page returns the name of the template and the title for the browser.
	page() (name, title string)
}

// framed is the data of the layout.
type framed struct {
	Title string
	Page  Page
}

// Render writes a page. If it fails, it writes nothing.
func (s *Site) Render(w io.Writer, p Page) error {
	name, title := p.page()
	var b bytes.Buffer
	if err := s.pages[name].Execute(&b, framed{title, p}); err != nil {
		return fmt.Errorf("web: page %s: %w", name, err)
	}
	_, err := w.Write(b.Bytes())
	return err
}

// The icon of the browser tab: two sides that meet.
const (
	iconFile = "icon.svg"
	icon     = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#12302f"/>` +
		`<circle cx="12" cy="16" r="7" fill="#6fb1ef"/><rect x="14.5" y="10.5" width="11" height="11" rx="1.5" fill="#f0a066"/></svg>`
)
