const isSecure = () => location.protocol === 'https:';

/** Returns the name of a cookie of this host: by https the browser lets no other host and no plain page set it. */
export const cookieName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/** Attributes that such a cookie needs. */
export const cookieSecurity = (): string => (isSecure() ? '; Path=/; Secure' : '; Path=/');
