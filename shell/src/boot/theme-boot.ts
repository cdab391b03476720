/** Runs as a separate small script before the first paint, so that a stored theme shows without a flash. */
const stored = (() => {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
})();
if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;

export {};
