// The look that was chosen in this browser, before anything is painted.

try {
  const theme = localStorage.getItem("fray-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
} catch {
  // a browser that keeps nothing shows what the system asks for
}
