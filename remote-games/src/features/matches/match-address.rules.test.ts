import { locationOf } from '@portal/shared/testing/fake-host';
import {
  addressOfLeague,
  addressWithoutSelection,
  leagueOfAddress,
  selectionOfAddress,
} from './match-address.rules.ts';

const selection = {
  vassalage: 'STADIUM',
  gameCode: 'stadium-football',
  gameName: 'stadium-football',
  selection: 'cove-1~1x2~home~1.85~7',
};

test('reads the league and the selection of an address, beside other parameters', () => {
  const league = addressOfLeague(locationOf('/sports?page=STADIUM'), 'cove');
  expect(league).toBe('/sports?page=STADIUM&league=cove');
  expect(leagueOfAddress(locationOf(league).search)).toBe('cove');
  const both = `${league}&vendor=STADIUM&gameCode=stadium-football&selection=cove-1~1x2~home~1.85~7`;
  expect(selectionOfAddress(locationOf(both).search)).toEqual(selection);
  expect(leagueOfAddress(locationOf(both).search)).toBe('cove');
  expect(addressWithoutSelection(locationOf(both))).toBe(league);
  expect(addressOfLeague(locationOf(both), undefined)).toBe('/sports?page=STADIUM');
});

test.each([
  ['', undefined],
  ['?league=cove', undefined],
  ['?selection=', 'unknown'],
  ['?selection=cove-1', 'unknown'],
  ['?vendor=STADIUM&gameCode=football&selection=<img src=x>', 'unknown'],
  ['?vendor=STADIUM&gameCode=football&selection=a%26t%3Dstolen', 'unknown'],
  ['?vendor=STADIUM&gameCode=../football&selection=a', 'unknown'],
  ['?vendor=//evil.example&gameCode=football&selection=a', 'unknown'],
  [`?vendor=STADIUM&gameCode=football&selection=${'a'.repeat(161)}`, 'unknown'],
])('the address %p has the selection %p', (search, expected) => {
  expect(selectionOfAddress(search)).toEqual(expected);
});
