const daySeconds = 86_400;

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the product serves.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

/** Last user and remember flag, for one day (specification 3). The password is never kept. */
export function rememberedUser(): { username: string; isRemembered: boolean } {
  const isRemembered = readCookie('rememberMe') === '1';
  return { username: (isRemembered && readCookie('lastUser')) || '', isRemembered };
}

export function rememberUser(username: string, isRemembered: boolean): void {
  writeCookie('rememberMe', isRemembered ? '1' : '0', daySeconds);
  writeCookie('lastUser', isRemembered ? username : '', isRemembered ? daySeconds : 0);
}
