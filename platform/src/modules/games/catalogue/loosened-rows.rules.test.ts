import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileGame } from '../testing/file-game.ts';
import { splitFile, vendorKey } from './loosened-rows.rules.ts';

const koi = { vassalage: 'KOI', name: 'Koi', gameType: 'RNG' };
const carp = { vassalage: 'CARP', name: 'Carp', gameType: 'RNG', walletMode: 'transfer' as const };
const game = (gameCode: string, change = {}) => ({
  ...{ gameCode, gameName: gameCode, gameType: 'RNG', vassalage: 'KOI' },
  ...fileGame,
  ...change,
});
const split = (games: ReturnType<typeof game>[], vendors: (typeof koi)[] = [koi]) =>
  splitFile(
    { provider: 'koi-studio', vendors, games },
    {
      vendors: new Set([vendorKey(koi), 'KOI FISH']),
      games: new Map([
        ['plain', { gameType: 'RNG', maxBetMinor: 50_000n, hasJackpot: false }],
        ['crown', { gameType: 'RNG', maxBetMinor: 100n, hasJackpot: true }],
      ]),
    },
  );

const loosened: [string, ReturnType<typeof game>, string][] = [
  ['a jackpot', game('plain', { hasJackpot: true }), 'game plain: jackpot'],
  ['a higher stake', game('plain', { maxBet: '1000000.00' }), 'game plain: stakes up to 1000000.00, before 500.00'],
  [
    'a higher stake of a game with low ones',
    game('crown', { hasJackpot: true, maxBet: '1.01' }),
    'game crown: stakes up to 1.01, before 1.00',
  ],
  ['another type', game('plain', { gameType: 'FISH' }), 'game plain: type RNG to FISH'],
  ['a new game with a jackpot', game('new', { hasJackpot: true }), 'game new: jackpot'],
  [
    'a new game with a stake above all',
    game('new', { maxBet: '500.01' }),
    'game new: stakes up to 500.01, before 500.00',
  ],
];
// covers 2.7
for (const [name, row, change] of loosened)
  test(`holds back ${name}, and imports the other rows`, () => {
    const { rest, heldBack, changes } = split([game('other'), row]);
    assert.deepEqual([rest.vendors, rest.games.map(({ gameCode }) => gameCode)], [[koi], ['other']]);
    assert.deepEqual([heldBack.vendors, heldBack.games, changes], [[], [row], [change]]);
  });

// covers 2.7
test('holds back a new vendor with its games', () => {
  const own = [game('a', { vassalage: 'CARP' }), game('b', { vassalage: 'CARP' })];
  const { rest, heldBack, changes } = split([game('other'), ...own], [koi, carp]);
  assert.deepEqual([rest.vendors.length, rest.games.length], [1, 1]);
  assert.deepEqual([heldBack.vendors, heldBack.games], [[carp], own]);
  assert.deepEqual(changes, ['vendor CARP RNG: new, transfer', '2 games of new vendors']);
});

test('holds back nothing that tightens money or leaves it', () => {
  const rows = [
    game('plain', { maxBet: '10.00' }),
    game('crown', { maxBet: '1.00' }),
    game('new', { maxBet: '500.00', gameName: 'New' }),
  ];
  assert.deepEqual(split(rows).heldBack.games, []);
  assert.deepEqual(split(rows).changes, []);
});
