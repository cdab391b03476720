/** Runs as a small script of its own before the first paint: a stored theme shows without a flash. */
const stored = (() => {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
})();
if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;

export {};
