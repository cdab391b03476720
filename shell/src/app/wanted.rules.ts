import type { HostLocation } from '@portal/shared/remote/host';
import { plainPath } from './routes.rules.ts';

const login = '/login';
const parameter = 'wanted';

/** The login page of a visitor who has to log in first; it remembers where they wanted to go. */
export function loginPathFor({ pathname, search }: Pick<HostLocation, 'pathname' | 'search'>): string {
  const wanted = pathname + search;
  return wanted === '/' ? login : `${login}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where the login page leads once somebody is in: a path of ours and nothing else, home when none was wanted. */
export function wantedPathOf({ search }: Pick<HostLocation, 'search'>): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  const isPathOfOurs = /^\/(?![/\\])/.test(wanted);
  return isPathOfOurs && plainPath(wanted.split(/[?#]/)[0] ?? '') !== login ? wanted : '/';
}
