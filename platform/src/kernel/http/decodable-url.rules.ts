/** Escapes every % of a path that cannot be decoded, so that it reaches the routes like any other unknown path. */
export function decodableUrl(url: string): string {
  const [path = ''] = url.split(/[?#;]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
