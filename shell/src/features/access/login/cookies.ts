/** How long a login is remembered (docs/product.md 9). */
const daySeconds = 86_400;

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** Stores a value for one day; an empty one is removed. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value ? daySeconds : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the product serves.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
}
