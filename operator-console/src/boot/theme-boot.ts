/** Runs as a separate small script before the first paint, so that the chosen or system theme shows without a flash. */
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
