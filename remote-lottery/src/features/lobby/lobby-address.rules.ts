import { lotteryVendors } from '@portal/shared/contract/constants';
import { lotteryPrizeModes } from '@portal/shared/contract/lottery/prize-modes';
import { addressWith } from '@portal/shared/remote/address.rules';
import type { HostLocation } from '@portal/shared/remote/host';
import { isOwnView, type Lobby, views } from './lobby.rules.ts';

/** Reads the lobby from an address; drops unknown values, and lists that the viewer does not have. */
export function lobbyOfAddress(search: string, hasOwnLists: boolean): Lobby {
  const query = new URLSearchParams(search);
  const among = <T extends string>(known: readonly T[], name: string): T | undefined =>
    known.find((one) => one === query.get(name)?.trim());
  const view = among(views, 'list');
  return {
    view: view && (hasOwnLists || !isOwnView(view)) ? view : 'all',
    vendor: among(lotteryVendors, 'vendor'),
    prizeMode: among(lotteryPrizeModes, 'prizeMode'),
  };
}

/** Writes a lobby to the address; other parameters stay, but for a game that was asked for of another vendor. */
export function addressOfLobby(location: HostLocation, { view, vendor, prizeMode }: Lobby): string {
  // As it is written: a vendor that nobody knows is not none.
  const isSameVendor = (vendor ?? '') === (new URLSearchParams(location.search).get('vendor')?.trim() ?? '');
  return addressWith(location, {
    ...(!isSameVendor && { gameCode: undefined, playType: undefined }),
    vendor,
    prizeMode,
    list: view === 'all' ? undefined : view,
  });
}
