/**
 * A cookie of this host alone. By https its name says so (`__Host-`), and the browser lets no other host and no plain
 * page set it.
 */
export function hostCookie(name: string, isSecure: boolean) {
  const full = isSecure ? `__Host-${name}` : name;
  return {
    /** Returns its value among the cookies of a request. */
    find: (cookies = ''): string | undefined =>
      cookies
        .split('; ')
        .find((pair) => pair.startsWith(`${full}=`))
        ?.slice(full.length + 1),
    /** Returns the text that sets it, without SameSite. */
    text: (value: string, maxAge: number): string =>
      `${full}=${value}; Path=/; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`,
  };
}
