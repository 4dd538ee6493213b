package web

import (
	"embed"
	"fmt"
	"path"
	"strings"

	esbuild "github.com/evanw/esbuild/pkg/api"
)

// sources are our own scripts and styles.
//
//go:embed ts/*.ts css/*.css
var sources embed.FS

// bundled is a script or style in the form sent to browsers.
type bundled struct {
	file string // contains a hash of the content
	text []byte
}

// The entry points of the bundles, by the names that pages use.
const (
	scriptMain  = "ts/main.ts"
	scriptTheme = "ts/theme.ts" // runs before the first paint
	styleMain   = "css/main.css"
)

// bundle builds scripts and styles: minified, with a hash of the content in their names. Warnings are errors: our own source has
// none.
func bundle() (map[string]bundled, error) {
	r := esbuild.Build(esbuild.BuildOptions{
		EntryPoints:       []string{scriptMain, scriptTheme, styleMain},
		EntryNames:        "[name]-[hash]",
		Outdir:            "/",
		Bundle:            true,
		Format:            esbuild.FormatIIFE,
		Target:            esbuild.ES2022,
		Charset:           esbuild.CharsetUTF8,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		LegalComments:     esbuild.LegalCommentsNone,
		TsconfigRaw:       `{"compilerOptions":{"strict":true,"target":"ES2022","useDefineForClassFields":true}}`,
		Plugins:           []esbuild.Plugin{embedded()},
		LogLevel:          esbuild.LogLevelSilent,
	})
	for _, m := range append(r.Errors, r.Warnings...) {
		return nil, fmt.Errorf("web: %s", where(m))
	}
	out := map[string]bundled{}
	for _, f := range r.OutputFiles {
		name := path.Base(f.Path)
		for _, entry := range []string{scriptMain, scriptTheme, styleMain} {
			stem, kind := split(entry)
			if strings.HasPrefix(name, stem+"-") && path.Ext(name) == kind {
				out[entry] = bundled{name, f.Contents}
			}
		}
	}
	return out, nil
}

// where formats the position of an error in our sources.
func where(m esbuild.Message) string {
	if l := m.Location; l != nil {
		return fmt.Sprintf("%s:%d:%d: %s", strings.TrimPrefix(l.File, "fray:"), l.Line, l.Column+1, m.Text)
	}
	return m.Text
}

// split returns the stem of a source's name and the extension of its bundle.
func split(entry string) (stem, kind string) {
	stem = strings.TrimSuffix(path.Base(entry), path.Ext(entry))
	if path.Ext(entry) == ".css" {
		return stem, ".css"
	}
	return stem, ".js"
}

// embedded makes esbuild read only the sources embedded in this program.
func embedded() esbuild.Plugin {
	const space = "fray"
	return esbuild.Plugin{Name: space, Setup: func(b esbuild.PluginBuild) {
		b.OnResolve(esbuild.OnResolveOptions{Filter: ".*"}, func(a esbuild.OnResolveArgs) (esbuild.OnResolveResult, error) {
			name := path.Clean(a.Path)
			if a.Importer != "" {
				name = path.Join(path.Dir(a.Importer), a.Path)
			}
			if path.Ext(name) == "" {
				name += ".ts"
			}
			return esbuild.OnResolveResult{Path: name, Namespace: space}, nil
		})
		b.OnLoad(esbuild.OnLoadOptions{Filter: ".*", Namespace: space}, func(a esbuild.OnLoadArgs) (esbuild.OnLoadResult, error) {
			text, err := sources.ReadFile(a.Path)
			if err != nil {
				return esbuild.OnLoadResult{}, err
			}
			src, loader := string(text), esbuild.LoaderTS
			if path.Ext(a.Path) == ".css" {
				loader = esbuild.LoaderCSS
			}
			return esbuild.OnLoadResult{Contents: &src, Loader: loader}, nil
		})
	}}
}
