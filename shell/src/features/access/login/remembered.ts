const names = { user: 'lastUser', flag: 'rememberMe', mobile: 'mobileLogin' } as const;
const tokenName = (username: string) => `remembered_${encodeURIComponent(username.toLowerCase())}`;

export interface RememberedUser {
  username: string;
  isRemembered: boolean;
  /** Replaces the password once; the next login brings a new one. */
  token?: string;
}

/** Last user, remember flag and the user's token, each for one day (docs/product.md 3). */
export function rememberedUser(): RememberedUser {
  const isRemembered = readCookie(names.flag) === '1';
  const username = (isRemembered && readCookie(names.user)) || '';
  const token = username ? readCookie(tokenName(username)) : undefined;
  return { username, isRemembered, ...(token && { token }) };
}

/** Stores the user, or removes everything about the remembered one. Never the password. */
export function rememberUser(username: string, isRemembered: boolean, token = ''): void {
  writeCookie(names.flag, isRemembered ? '1' : '0');
  writeCookie(names.user, isRemembered ? username : '');
  writeCookie(tokenName(username), isRemembered ? token : '');
}

/** Removes a refused token, which is no longer valid. */
export function forgetToken(username: string): void {
  writeCookie(tokenName(username), '');
}

interface RememberedMobile {
  countryCode?: string;
  mobileNum: string;
}

/** Country and number of the last mobile login (docs/product.md 3). */
export function rememberedMobile(): RememberedMobile {
  const [countryCode = '', mobileNum = ''] = (readCookie(names.mobile) ?? '').split(' ', 2);
  return mobileNum ? { countryCode, mobileNum } : { mobileNum: '' };
}

export function rememberMobile({ countryCode = '', mobileNum }: RememberedMobile, isRemembered: boolean): void {
  writeCookie(names.flag, isRemembered ? '1' : '0');
  writeCookie(names.mobile, isRemembered ? `${countryCode} ${mobileNum.replace(/[^\d+]/g, '')}` : '');
}

/** How long a login is remembered (docs/product.md 9). */
const daySeconds = 86_400;

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** Stores a value for one day; an empty one is removed. */
function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value ? daySeconds : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the product serves.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
}
