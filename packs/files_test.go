package packs_test

import (
	"io/fs"
	"testing"

	"go.yaml.in/yaml/v4"

	"fray/packs"
)

// eachFile calls do with the name and the content of each bundled file that matches a pattern.
func eachFile[T any](t *testing.T, pattern string, do func(name string, file *T)) {
	t.Helper()
	names, err := fs.Glob(packs.FS, pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(packs.FS, name)
		if err != nil {
			t.Fatal(err)
		}
		var file T
		if err := yaml.Unmarshal(text, &file); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		do(name, &file)
	}
}
