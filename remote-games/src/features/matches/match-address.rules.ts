import { selectionText } from '@portal/shared/contract/games/matches';
import { addressWith } from '@portal/shared/remote/address.rules';
import type { HostLocation, LaunchRequest } from '@portal/shared/remote/host';
import * as v from 'valibot';

/** A price or match to open the book with, as a link to a lobby names it. */
interface AskedSelection extends LaunchRequest {
  selection: string;
}

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const asked = v.object({ vendor: code, gameCode: code, selection: selectionText });
const names = ['vendor', 'gameCode', 'selection'] as const;
const noSelection = { vendor: undefined, gameCode: undefined, selection: undefined };

const leagueName = 'league';

/** Reads the chosen league from an address. */
export const leagueOfAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(leagueName) || undefined;

/** Writes the chosen league to the address, or none; a selection that waits there is gone. */
export function addressOfLeague(location: HostLocation, leagueId: string | undefined): string {
  return addressWith(location, { ...noSelection, [leagueName]: leagueId });
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
export const addressWithoutSelection = (location: HostLocation): string => addressWith(location, noSelection);
