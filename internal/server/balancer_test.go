package server_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"fray/api"
)

// balancersVar is the environment variable that makes TestBalancers fail where it would skip a load balancer that is missing.
const balancersVar = "FRAY_TEST_BALANCERS"

// A balancer is a load balancer for which docs/scale.md has a configuration.
type balancer struct {
	name   string
	config func(t *testing.T, listen string, servers []string) string
	args   func(config string) []string
}

var balancers = []balancer{
	{
		name: "nginx",
		config: func(t *testing.T, listen string, servers []string) string {
			t.Helper()
			site := block(t, "serve.md", "**nginx** must pass", "nginx")
			site = replaced(t, site, `listen 443[^\n]*`, "listen "+listen+";")
			site = replaced(t, site, `ssl_certificate\S* [^\n]*\n`, "")
			site = replaced(t, site, `proxy_pass [^\n]*`, within(t, "scale.md", "and `(proxy_pass [^`]*)`"))
			upstream := replaced(t, block(t, "scale.md", "**nginx**:", "nginx"), `10\.0\.0\.7:8080`, servers[0])
			upstream = replaced(t, upstream, `10\.0\.0\.8:8080`, servers[1])
			dir := t.TempDir()
			var temp strings.Builder
			for _, what := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
				fmt.Fprintf(&temp, "%s_temp_path %s;\n", what, filepath.Join(dir, what))
			}
			return fmt.Sprintf("daemon off;\nmaster_process off;\npid %s;\nerror_log stderr;\nevents {}\nhttp {\n%s%s\n%s\n}\n", filepath.Join(dir, "pid"), &temp, upstream, site)
		},
		args: func(config string) []string { return []string{"-e", "stderr", "-c", config} },
	},
	{
		name: "caddy",
		config: func(t *testing.T, listen string, servers []string) string {
			t.Helper()
			site := replaced(t, block(t, "scale.md", "**Caddy**", ""), `fray\.example\.org`, "http://fray.test"+listen[strings.LastIndex(listen, ":"):])
			site = replaced(t, site, `10\.0\.0\.7:8080`, servers[0])
			return "{\n\tadmin off\n}\n" + replaced(t, site, `10\.0\.0\.8:8080`, servers[1])
		},
		args: func(config string) []string { return []string{"run", "--config", config, "--adapter", "caddyfile"} },
	},
}

// TestBalancers plays through load balancers, configured as the documents say, at two servers. One is killed (kill -9): no acknowledged
// answer is lost, and the streams show everything. What only the operator may see stays inside.
func TestBalancers(t *testing.T) {
	for _, b := range balancers {
		t.Run(b.name, func(t *testing.T) {
			program, err := exec.LookPath(b.name)
			if err != nil {
				program, err = exec.LookPath("/usr/sbin/" + b.name)
			}
			if err != nil {
				if os.Getenv(balancersVar) == "required" {
					t.Fatal(err)
				}
				t.Skip(err)
			}
			playThrough(t, &b, program)
		})
	}
}

// playThrough starts two servers behind a load balancer, and plays while one of them is killed.
func playThrough(t *testing.T, b *balancer, program string) {
	t.Helper()
	c := startServers(t, 2)
	listen := freeAddress(t)
	config := filepath.Join(t.TempDir(), "config")
	must(t, os.WriteFile(config, []byte(b.config(t, listen, c.addresses())), 0o600))
	cmd := exec.Command(program, b.args(config)...)
	cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+t.TempDir(), "XDG_DATA_HOME="+t.TempDir())
	cmd.Stderr = t.Output()
	must(t, cmd.Start())
	t.Cleanup(func() {
		cmd.Process.Kill() //nolint:errcheck // it may have ended
		cmd.Wait()         //nolint:errcheck // reports the kill
	})
	s := &soak{t: t, url: "http://fray.test", progress: make(chan struct{}, 1)}
	s.http = &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "tcp", listen)
	}}
	t.Cleanup(s.http.CloseIdleConnections)
	s.answering()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	watching, unwatch := context.WithCancel(t.Context())
	defer unwatch()
	var all, streams sync.WaitGroup
	var tables []*soakTable
	var watched []*watchTable
	for n := range 4 {
		tb, w := s.table(n), &watchTable{}
		tables, watched = append(tables, tb), append(watched, w)
		link, err := s.client(tb.gm).Reissue(t.Context(), api.NewLink{Role: api.RoleSpectator})
		must(t, err)
		if !strings.HasPrefix(link.URL, s.url+"/") {
			t.Errorf("a link leads to %s, not to the load balancer", link.URL)
		}
		all.Go(func() { tb.play(ctx) })
		streams.Go(func() { _ = s.client(link.Token).Events(watching, nil, w.see) })
	}
	s.wait(20)
	c.kill(0)
	s.wait(20)
	stop()
	all.Wait()
	s.settled(tables, watched)
	unwatch()
	streams.Wait()
	if res, err := s.http.RoundTrip(request(t, s.url+"/metrics")); err != nil || res.StatusCode != http.StatusNotFound {
		t.Errorf("metrics are visible from outside: %v, %v", res, err)
	}
}

// answering waits until the load balancer passes requests on.
func (s *soak) answering() {
	s.t.Helper()
	for {
		if res, err := s.http.RoundTrip(request(s.t, s.url+"/healthz")); err == nil {
			_ = res.Body.Close()
			if res.StatusCode == http.StatusOK {
				return
			}
		}
		must(s.t, s.t.Context().Err())
	}
}

func request(t *testing.T, url string) *http.Request {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	must(t, err)
	return r
}

// addresses returns where the servers are.
func (c *servers) addresses() []string {
	var all []string
	for _, p := range c.all {
		all = append(all, strings.TrimPrefix(p.url, "http://"))
	}
	return all
}

// freeAddress returns an address of this machine that nobody listens at.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	defer l.Close() //nolint:errcheck // nobody has connected
	return l.Addr().String()
}

// block returns the first block of code of a language after a text of a document.
func block(t *testing.T, document, after, language string) string {
	t.Helper()
	return within(t, document, regexp.QuoteMeta(after)+"(?s:.*?)```"+language+`\n((?s:.*?))`+"```")
}

// within returns what the group of a pattern matches in a document.
func within(t *testing.T, document, pattern string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", document))
	must(t, err)
	found := regexp.MustCompile(pattern).FindSubmatch(text)
	if found == nil {
		t.Fatalf("%s has nothing like %s", document, pattern)
	}
	return string(found[1])
}

// replaced replaces every match of a pattern, of which there is at least one.
func replaced(t *testing.T, text, pattern, by string) string {
	t.Helper()
	p := regexp.MustCompile(pattern)
	if !p.MatchString(text) {
		t.Fatalf("nothing like %s is in\n%s", pattern, text)
	}
	return p.ReplaceAllLiteralString(text, by)
}
