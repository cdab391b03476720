import { addressWith } from '@portal/shared/remote/address.rules';
import type { HostLocation } from '@portal/shared/remote/host';
import { vendorParameter } from '../../rooms.ts';
import {
  firstLobby,
  isOwnList,
  type LobbyState,
  listTypes,
  minimumBets,
  minimumLines,
  slotClassifications,
} from './lobby.rules.ts';

/** Filter names in the address of a lobby, beside the vendor's. */
type Parameter = 'list' | 'gameClassify' | 'gameName' | 'minBet' | 'minLineNum' | 'pageNo';

const longestName = 64;

/** Reads the lobby from an address; drops unknown values, and lists that the viewer does not have. */
export function lobbyOfAddress(search: string, hasOwnLists: boolean): LobbyState {
  const query = new URLSearchParams(search);
  const among = <T extends string>(known: readonly T[], name: Parameter): T | undefined =>
    known.find((one) => one === query.get(name));
  const list = among(listTypes, 'list');
  const page = query.get('pageNo') ?? '';
  return {
    ...firstLobby,
    listType: list && (hasOwnLists || !isOwnList(list)) ? list : 'all',
    vassalage: query.get(vendorParameter) || undefined,
    gameClassify: among(slotClassifications, 'gameClassify'),
    gameName: (query.get('gameName') ?? '').replace(/\p{Cc}|\p{Surrogate}/gu, ' ').slice(0, longestName),
    minBet: among(minimumBets, 'minBet'),
    minLineNum: among(minimumLines, 'minLineNum'),
    pageNo: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes a lobby state to the address; other parameters stay. */
export function addressOfLobby(location: HostLocation, state: LobbyState): string {
  const chosen: Record<Parameter | typeof vendorParameter, string | undefined> = {
    [vendorParameter]: state.vassalage,
    list: state.listType === 'all' ? undefined : state.listType,
    gameClassify: state.gameClassify,
    gameName: state.gameName.trim() ? state.gameName : undefined,
    minBet: state.minBet,
    minLineNum: state.minLineNum,
    pageNo: state.pageNo > 1 ? String(state.pageNo) : undefined,
  };
  return addressWith(location, chosen);
}
