import { cookieName, cookieSecurity } from '../../../boot/storage/host-cookie.ts';

const names = { user: 'lastUser', flag: 'rememberMe', mobile: 'mobileLogin' } as const;
const hintName = (username: string) => `remembered_${encodeURIComponent(username.toLowerCase())}`;

export interface RememberedUser {
  username: string;
  isRemembered: boolean;
  /** The platform has set a cookie that replaces the password once; scripts cannot read it. */
  hasToken: boolean;
}

/** Last user, remember flag and whether a token replaces the password, each for one day (docs/product.md 3). */
export function rememberedUser(): RememberedUser {
  const isRemembered = readCookie(names.flag) === '1';
  const username = (isRemembered && readCookie(names.user)) || '';
  return { username, isRemembered, hasToken: username !== '' && readCookie(hintName(username)) !== undefined };
}

/** Stores the user, or removes everything about the remembered one. Never the password. */
export function rememberUser(username: string, isRemembered: boolean): void {
  writeCookie(names.flag, isRemembered ? '1' : '0');
  writeCookie(names.user, isRemembered ? username : '');
  // Not the token itself: also one that an older version has left here goes.
  writeCookie(hintName(username), isRemembered ? '1' : '');
}

/** Notes that the token was used or refused: it is no longer valid. */
export function forgetToken(username: string): void {
  writeCookie(hintName(username), '');
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
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName(name)}=`));
  return found && decodeURIComponent(found.slice(cookieName(name).length + 1));
}

/** Stores a value for one day; an empty one is removed. */
function writeCookie(name: string, value: string): void {
  const age = value ? daySeconds : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the product serves.
  document.cookie = `${cookieName(name)}=${encodeURIComponent(value)}; Max-Age=${age}; SameSite=Strict${cookieSecurity()}`;
}
