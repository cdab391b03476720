/** Runs as a small script of its own before the first paint: the chosen theme, or that of the system, shows without a flash. */
const stored = (() => {
  try {
    return localStorage.getItem('operator-theme');
  } catch {
    return null;
  }
})();
const isDark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

export {};
