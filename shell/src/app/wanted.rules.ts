import { plainPath } from '@portal/shared/contract/page-paths';
import type { HostLocation } from '@portal/shared/remote/host';

const login = '/login';
const parameter = 'wanted';
/** Stands for the portal's own origin while an address is read; nobody has it. */
const ours = 'http://portal.invalid';

/** A place on a page. What else stands behind the hash, as the secret of a link does, belongs in no query. */
const anchor = /^#[\w-]+$/;

/** The login page of a visitor who has to log in first; it remembers where they wanted to go. */
export function loginPathFor({ pathname, search, hash }: HostLocation): string {
  const wanted = pathname + search + (anchor.test(hash) ? hash : '');
  return wanted === '/' ? login : `${login}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where the login page leads once somebody is in: a path of ours and nothing else, home when none was wanted. */
export function wantedPathOf({ search }: Pick<HostLocation, 'search'>): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  // As a browser reads it: it passes over tabs and line ends, and takes a backslash for a slash.
  const read = wanted.startsWith('/') && URL.canParse(wanted, ours) ? new URL(wanted, ours) : undefined;
  if (read?.origin !== ours || read.pathname.startsWith('//') || plainPath(read.pathname) === login) return '/';
  return read.pathname + read.search + read.hash;
}
