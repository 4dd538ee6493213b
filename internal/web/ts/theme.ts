// Applies the theme chosen in this browser before the first paint.

try {
  const theme = localStorage.getItem("fray-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
} catch {
  // without storage the setting of the system applies
}
