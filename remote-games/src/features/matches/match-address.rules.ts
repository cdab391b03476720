import { selectionText } from '@portal/shared/contract/games/matches';
import type { HostLocation, LaunchRequest } from '@portal/shared/remote/host';
import * as v from 'valibot';

/** A price or match to open the book with, as a link to a lobby names it. */
interface AskedSelection extends LaunchRequest {
  selection: string;
}

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const asked = v.object({ vendor: code, gameCode: code, selection: selectionText });
const names = ['vendor', 'gameCode', 'selection'] as const;

const leagueName = 'league';

/** Reads the chosen league from an address. */
export const leagueOfAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(leagueName) || undefined;

/** Writes the chosen league to the address, or none; a selection that waits there is gone. */
export function addressOfLeague(location: HostLocation, leagueId: string | undefined): string {
  return withQuery(location, (query) => {
    removeSelection(query);
    if (leagueId) query.set(leagueName, leagueId);
    else query.delete(leagueName);
  });
}

/** Reads the selection of an address: undefined if there is none, `unknown` if it cannot be one. */
export function selectionOfAddress(search: string): AskedSelection | 'unknown' | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('selection')) return undefined;
  const read = v.safeParse(asked, Object.fromEntries(names.map((name) => [name, query.get(name)])));
  if (!read.success) return 'unknown';
  const { vendor, gameCode, selection } = read.output;
  return { vassalage: vendor, gameCode, gameName: gameCode, selection };
}

/** The address without its selection. */
export const addressWithoutSelection = (location: HostLocation): string => withQuery(location, removeSelection);

function removeSelection(query: URLSearchParams): void {
  for (const name of names) query.delete(name);
}

function withQuery({ pathname, search }: HostLocation, change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
