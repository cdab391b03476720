/**
 * Rewrites a path that cannot be decoded, character by character, so that it reaches the routes like any other unknown
 * path and gets the not-found page or refusal.
 */
export function decodableUrl(url: string): string {
  const [path = ''] = url.split(/[?#;]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
