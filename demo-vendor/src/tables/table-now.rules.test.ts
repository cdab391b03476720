import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientSeedOf, type Shown } from './table.rules.ts';
import { tableNow } from './table-now.rules.ts';
import type { TableRound } from './table-round.ts';

const opened = Date.UTC(2026, 2, 1);
const roundOf = (roundNo: number, shown?: Shown): TableRound => ({
  table: 'aurora-baccarat',
  roundNo,
  openedAt: new Date(opened).toISOString(),
  commitment: clientSeedOf('aurora-baccarat', roundNo),
  state: shown ? 'result' : 'open',
  ...(shown && { shown }),
});
const hands = (winner: 'player' | 'banker' | 'tie', player: number[], banker: number[]): Shown => ({
  engine: 'baccarat',
  hands: { winner, player, banker, playerTotal: 0, bankerTotal: 0 },
});

test('shows the plan of the running round and its limits', () => {
  const now = tableNow({ engine: 'roulette', round: roundOf(7), results: [], players: 3 });
  assert.deepEqual(now, {
    roundNo: 7,
    opensAt: opened,
    closesAt: opened + 12_000,
    drawsAt: opened + 14_000,
    endsAt: opened + 20_000,
    road: [],
    minBet: '1.00',
    maxBet: '10000.00',
    players: 3,
    dealer: 'Mai',
    picture: '/tables/aurora-baccarat/mai.svg',
  });
});

const outcomes: [Shown, object][] = [
  [hands('banker', [1, 2], [3, 4, 5]), { outcome: 'banker' }],
  [hands('tie', [1, 2], [3, 4]), { outcome: 'tie' }],
  [
    { engine: 'roulette', number: 0 },
    { outcome: 'green', number: 0 },
  ],
  [
    { engine: 'roulette', number: 1 },
    { outcome: 'red', number: 1 },
  ],
  [
    { engine: 'roulette', number: 2 },
    { outcome: 'black', number: 2 },
  ],
  [{ engine: 'cockfight', bout: { winner: 'wala', moves: [] } }, { outcome: 'wala' }],
];

for (const [shown, outcome] of outcomes) {
  test(`puts ${JSON.stringify(outcome)} on the road`, () => {
    const { road } = tableNow({ engine: shown.engine, round: roundOf(9), results: [roundOf(8, shown)], players: 0 });
    assert.deepEqual(road, [{ roundNo: 8, ...outcome }]);
  });
}

test('counts the cards of the shoe, and says that it is full again for each round', () => {
  const shoeOf = (round: TableRound) => tableNow({ engine: 'baccarat', round, results: [], players: 0 }).shoe;
  assert.deepEqual(shoeOf(roundOf(1)), { cards: 416, cardsLeft: 416, isFreshEachRound: true });
  assert.deepEqual(shoeOf(roundOf(1, hands('player', [1, 2], [3, 4, 5]))), {
    cards: 416,
    cardsLeft: 411,
    isFreshEachRound: true,
  });
  assert.deepEqual(shoeOf(roundOf(2)), { cards: 416, cardsLeft: 416, isFreshEachRound: true });
});

test('names the dealer of a table for a shift of thirty rounds, with the picture of both; a pit has neither', () => {
  const dealerAt = (roundNo: number) =>
    tableNow({ engine: 'baccarat', round: roundOf(roundNo), results: [], players: 0 }).dealer;
  const names = Array.from({ length: 200 }, (_, at) => dealerAt(at + 1));
  assert.equal(new Set(names).size, 6);
  assert.equal(new Set(names.slice(29, 59)).size, 1);
  const pit = tableNow({ engine: 'cockfight', round: roundOf(1), results: [], players: 0 });
  assert.deepEqual([pit.dealer, pit.shoe, pit.picture], [undefined, undefined, undefined]);
});
