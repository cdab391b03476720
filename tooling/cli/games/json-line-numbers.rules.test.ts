import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonLineNumbers } from './json-line-numbers.rules.ts';

const source = `{
  "provider": "koi",
  "games": [
    { "gameCode": "one" },
    {
      "gameCode": "two",
      "rooms": [
        { "roomId": "low" }
      ]
    }
  ]
}`;

for (const [jsonPath, line] of [
  [['games', 0], 4],
  [['games', 1], 5],
  [['games', 1, 'gameCode'], 6],
  [['games', 1, 'rooms', '0', 'roomId'], 8],
  [['games', 1, 'minBet'], 5],
  [['games', 7, 'minBet'], 3],
  [['vendors', 0], 1],
] as const) {
  test(`finds ${jsonPath.join('.')} in line ${line}`, () => assert.equal(jsonLineNumbers(source)(jsonPath), line));
}

test('finds names with dots or digits, the last of two equal names, and a field by its name', () => {
  const odd = '{"games": [],\n"games": [\n{ "a.b": 1,\n"7": 2,\n"minBet":\n"0.1" }]}';
  const lineOf = jsonLineNumbers(odd);
  const found = [
    ['games', 0],
    ['games', 0, 'a', 'b'],
    ['games', 0, '7'],
    ['games', 0, 'minBet'],
  ].map((jsonPath) => lineOf(jsonPath));
  assert.deepEqual(found, [3, 3, 4, 5]);
});

test('old line ends count as lines too', () => {
  assert.equal(jsonLineNumbers('{\r"games": [\r{}]}')(['games', 0]), 3);
});

test('counts lines of a document in one line, with Windows line ends, and of an empty one', () => {
  assert.equal(jsonLineNumbers('{"games":[{}]}')(['games', 0]), 1);
  assert.equal(jsonLineNumbers('{\r\n"games": [\r\n{}]}')(['games', 0]), 3);
  assert.equal(jsonLineNumbers('')(['games', 0]), 1);
});

test('finds the last of twenty thousand rows without delay', () => {
  const rows = Array.from({ length: 20_000 }, (_, each) => ({ gameCode: `game-${each}` }));
  assert.equal(jsonLineNumbers(JSON.stringify({ games: rows }, null, 1))(['games', 19_999]), 3 + 19_999 * 3);
});
