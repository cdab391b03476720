import { firstLobby, type LobbyState } from './lobby.rules.ts';
import { addressOfLobby, lobbyOfAddress } from './lobby-address.rules.ts';

const all: LobbyState = {
  listType: 'all',
  vassalage: 'KOI',
  gameClassify: 'SC',
  gameName: 'hồ & co',
  minBet: '0.05',
  minLineNum: '10',
  pageNo: 3,
};

test('reads every filter of the address and writes the same address again', () => {
  const address = '/rng?other=1&page=KOI&gameClassify=SC&gameName=h%E1%BB%93+%26+co&minBet=0.05&minLineNum=10&pageNo=3';
  const search = address.slice('/rng'.length);
  expect(lobbyOfAddress(search, false)).toEqual(all);
  expect(addressOfLobby({ pathname: '/rng', search: '?other=1&gameName=old&pageNo=9', hash: '' }, all)).toBe(address);
});

test.each([
  ['?gameClassify=XX&minBet=7&minLineNum=3&pageNo=0&list=none', firstLobby],
  ['?pageNo=-1&gameName=%00', { ...firstLobby, gameName: ' ' }],
  ['?pageNo=1e3', firstLobby],
  [`?gameName=${'a'.repeat(10_000)}`, { ...firstLobby, gameName: 'a'.repeat(64) }],
])('reads what there is none of in %.60s as not chosen', (search, lobby) => {
  expect(lobbyOfAddress(search, true)).toEqual(lobby);
});

test("offers the member's lists to members only", () => {
  expect(lobbyOfAddress('?list=fav', true).listType).toBe('fav');
  expect(lobbyOfAddress('?list=fav', false).listType).toBe('all');
  expect(lobbyOfAddress('?list=hot', false).listType).toBe('hot');
});

test('gives the first lobby the plain address', () => {
  expect(addressOfLobby({ pathname: '/live', search: '?list=hot&pageNo=2', hash: '' }, firstLobby)).toBe('/live');
});
