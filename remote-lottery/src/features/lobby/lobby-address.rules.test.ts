import type { Lobby } from './lobby.rules.ts';
import { addressOfLobby, lobbyOfAddress } from './lobby-address.rules.ts';

const first: Lobby = { view: 'all' };
const at = (search: string) => ({ pathname: '/lottery', search, hash: '' });

test.each<[string, Lobby]>([
  ['', first],
  ['?vendor=TCG_SEA', { view: 'all', vendor: 'TCG_SEA' }],
  ['?vendor=+LOTT+&list=popular', { view: 'popular', vendor: 'LOTT' }],
  ['?list=favourites&prizeMode=ZY&gameCode=FAST_1', { view: 'favourites', prizeMode: 'ZY' }],
  ['?list=FAV&vendor=NOBODY&prizeMode=zy', first],
  ['?list=__proto__&prizeMode=constructor', first],
  [`?vendor=${'V'.repeat(10_000)}&list[]=recent`, first],
])('reads the lobby of the address "%.60s"', (search, lobby) => {
  expect(lobbyOfAddress(search, true)).toEqual(lobby);
});

test("reads the member's lists for members only", () => {
  expect(lobbyOfAddress('?list=recent&vendor=LOTT', false)).toEqual({ view: 'all', vendor: 'LOTT' });
  expect(lobbyOfAddress('?list=popular', false).view).toBe('popular');
});

test.each<[string, Lobby, string]>([
  ['?vendor=LOTT&list=recent', first, ''],
  ['', { view: 'recent', vendor: 'LOTT', prizeMode: 'ZY' }, '?vendor=LOTT&prizeMode=ZY&list=recent'],
  ['?results=LOTT.FAST_1', { view: 'popular' }, '?results=LOTT.FAST_1&list=popular'],
  ['?gameCode=MB&playType=2D', { view: 'all', prizeMode: 'Lott' }, '?gameCode=MB&playType=2D&prizeMode=Lott'],
  ['?gameCode=MB&vendor=LOTT', { view: 'popular', vendor: 'LOTT' }, '?gameCode=MB&vendor=LOTT&list=popular'],
  ['?gameCode=MB&playType=2D&vendor=TCG_LOTTO_VN', { view: 'all', vendor: 'LOTT' }, '?vendor=LOTT'],
  ['?vendor=NOBODY&gameCode=THAI', { view: 'popular' }, '?list=popular'],
  ['?vendor=NOBODY', { view: 'all', prizeMode: 'SEA' }, '?prizeMode=SEA'],
])('at the address "%s" the lobby %p is written as below', (search, lobby, written) => {
  expect(addressOfLobby(at(search), lobby)).toBe(`/lottery${written}`);
});
