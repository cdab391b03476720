/** Paths that never answer with the page of the shell. */
const ownPrefixes = [
  'releases',
  'app',
  'wps',
  'lgw',
  'lotto',
  'operator',
  'vendor',
  'docs',
  'dev',
  'healthz',
  'readyz',
  'metrics',
];

/**
 * True for every address of the shell, known or not: the shell has a page for unknown ones. A path with a file
 * extension is no page, except the `.html` addresses of old bookmarks; a missing script must be a 404, never HTML.
 */
export function isPagePath(path: string): boolean {
  const segments = path.split('/');
  if (ownPrefixes.includes(segments[1] ?? '')) return false;
  const last = segments.at(-1) ?? '';
  return !last.includes('.') || last.endsWith('.html');
}
