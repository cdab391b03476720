/**
 * Reads a path that cannot be decoded character by character, so that it reaches a route as any other unknown path does:
 * the page that says so, or the refusal of a call.
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
