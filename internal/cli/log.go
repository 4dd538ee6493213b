package cli

import (
	"fmt"
	"log/slog"

	"github.com/spf13/cobra"
)

// logFlags adds the flags --log and --log-level.
func logFlags(cmd *cobra.Command, form, level *string) {
	cmd.Flags().StringVar(form, "log", "text", "log format, `text` or json, on standard error")
	cmd.Flags().StringVar(level, "log-level", "info", "log only what is at least this `LEVEL`: debug, info, warn or error")
}

// levelOf returns the level of the flags --log and --log-level, or an error about either.
func levelOf(form, level string) (slog.Level, error) {
	if form != "text" && form != "json" {
		return 0, fmt.Errorf("--log must be text or json, got %s", form)
	}
	levels := map[string]slog.Level{"debug": slog.LevelDebug, "info": slog.LevelInfo, "warn": slog.LevelWarn, "error": slog.LevelError}
	l, ok := levels[level]
	if !ok {
		return 0, fmt.Errorf("--log-level must be debug, info, warn or error, got %s", level)
	}
	return l, nil
}

func (sh *shell) logHandler(form string, level slog.Level) slog.Handler {
	options := &slog.HandlerOptions{Level: level}
	if form == "json" {
		return slog.NewJSONHandler(sh.err, options)
	}
	return slog.NewTextHandler(sh.err, options)
}
