import { addressOf, searchQueryOf } from './search-query.rules.ts';

test.each([
  ['', { gameName: '', gameType: undefined, pageNo: 1 }],
  ['?gameName=%20h%E1%BB%93%20', { gameName: 'hồ', gameType: undefined, pageNo: 1 }],
  ['?gameName=koi&gameType=live&pageNo=3', { gameName: 'koi', gameType: 'LIVE', pageNo: 3 }],
  ['?gameName=koi&gameType=NONE&pageNo=-1', { gameName: 'koi', gameType: undefined, pageNo: 1 }],
  ['?gameName=koi&pageNo=1e9', { gameName: 'koi', gameType: undefined, pageNo: 1 }],
  ['?gameName=a%00b', { gameName: 'a b', gameType: undefined, pageNo: 1 }],
  [`?gameName=${'a'.repeat(10_000)}`, { gameName: 'a'.repeat(64), gameType: undefined, pageNo: 1 }],
])('reads %.40s', (search, asked) => {
  expect(searchQueryOf(search)).toEqual(asked);
});

test('reads the same search back from its address', () => {
  const asked = { gameName: 'hồ & co', gameType: 'LOTT', pageNo: 2 } as const;
  expect(searchQueryOf(addressOf(asked).replace('/search', ''))).toEqual(asked);
});
