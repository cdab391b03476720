import { plainPath } from '@portal/shared/contract/page-paths';
import type { HostLocation } from '@portal/shared/remote/host';

const login = '/login';
const parameter = 'wanted';
/** Placeholder origin for parsing an address; it belongs to nobody. */
const ours = 'http://portal.invalid';

/** An anchor on a page. Any other hash, such as the secret of a link, must not get into a query. */
const anchor = /^#[\w-]+$/;

/** Returns the login page for a visitor who must log in first, with the requested page. */
export function loginPathFor({ pathname, search, hash }: HostLocation): string {
  const wanted = pathname + search + (anchor.test(hash) ? hash : '');
  return wanted === '/' ? login : `${login}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Returns where the login page leads after login: a path of this portal; home by default. */
export function requestedPathOf({ search }: Pick<HostLocation, 'search'>): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  // As a browser reads it: tabs and line ends are skipped, and a backslash counts as a slash.
  const read = wanted.startsWith('/') && URL.canParse(wanted, ours) ? new URL(wanted, ours) : undefined;
  if (read?.origin !== ours || read.pathname.startsWith('//') || plainPath(read.pathname) === login) return '/';
  return read.pathname + read.search + read.hash;
}
