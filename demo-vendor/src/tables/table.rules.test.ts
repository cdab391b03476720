import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corners, denominator, drawRound, spotUnits } from '@portal/engines/cockfight/cockfight.rules';
import { seededDraw } from '@portal/engines/seeded-draw';
import { foldedField, foldedPosition, gridPositionOf, spotAt } from '../page/boards/roulette/roulette-layout.rules.ts';
import { thirdCardWords } from '../page/table/show/third-card.rules.ts';
import { layAll, layChip, sumBySpot } from '../page/table/slip/slip.rules.ts';
import { latestTableLines } from './open-table-store.ts';
import { paysTimes, tableRules } from './table.rules.ts';
import { publishedReturns } from './table-texts.ts';
import { limitOf } from './tickets/slip-check.rules.ts';
import { chipMinor } from './tickets/table-limits.rules.ts';

const engines = ['baccarat', 'roulette', 'cockfight'] as const;

test('cockfight: returns exactly 96 % for each of the three over the ten lots', () => {
  for (const { id } of corners) {
    let units = 0;
    for (let lot = 0; lot < 10; lot += 1) {
      let first = true;
      const bout = drawRound((bound) => {
        if (first) {
          first = false;
          assert.equal(bound, 10);
          return lot;
        }
        return 0;
      });
      units += spotUnits(bout, id);
    }
    assert.equal(units / denominator / 10, 0.96, id);
  }
});

test('cockfight: gives the last hit to the winner, and one to each in a draw', () => {
  const draw = seededDraw(9);
  for (let round = 0; round < 2000; round += 1) {
    const { winner, moves } = drawRound(draw);
    assert.ok(moves.length >= 6 && moves.length <= 10);
    const ends = moves.slice(winner === 'draw' ? -2 : -1);
    assert.ok(ends.every(({ isHit }) => isHit));
    assert.deepEqual(
      ends.map(({ by }) => by),
      winner === 'draw' ? ['meron', 'wala'] : [winner],
    );
  }
});

for (const engine of engines) {
  test(`${engine}: pays a chip in whole minor units and by the printed odds`, () => {
    const rules = tableRules(engine);
    const draw = seededDraw(20_261_121);
    assert.equal(chipMinor % rules.denominator, 0);
    for (let round = 0; round < 20_000; round += 1) {
      const shown = rules.draw(draw);
      assert.ok(rules.text(shown).length > 0 && rules.text(shown).length <= 2000);
      for (const spot of rules.spots) {
        const times = rules.units(shown, spot.id) / rules.denominator;
        assert.ok(times === 0 || times === 1 || times === paysTimes(spot), `${spot.id} pays ${times}`);
      }
      if (engine === 'roulette' && round === 500) break;
    }
  });

  test(`${engine}: publishes returns within the 99.9 % interval of 300,000 rounds`, () => {
    const rules = tableRules(engine);
    const draw = seededDraw(20_261_121);
    const rounds = 300_000;
    const sums = new Map(publishedReturns(engine).map(({ spots }) => [spots[0] ?? '', { sum: 0, squares: 0 }]));
    for (let round = 0; round < rounds; round += 1) {
      const shown = rules.draw(draw);
      for (const [spotId, sum] of sums) {
        const times = rules.units(shown, spotId) / rules.denominator;
        sum.sum += times;
        sum.squares += times * times;
      }
    }
    for (const { spots, percent } of publishedReturns(engine)) {
      const [spotId = ''] = spots;
      const { sum, squares } = sums.get(spotId) ?? { sum: 0, squares: 0 };
      const mean = sum / rounds;
      const halfWidth = (100 * 3.2905 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
      assert.ok(Math.abs(100 * mean - percent) <= halfWidth + 0.005, `${spotId}: ${100 * mean}, not ${percent}`);
    }
  });
}

test('limits: allows less on spots that pay more', () => {
  const { spots } = tableRules('roulette');
  const of = (id: string) => limitOf(spots.find((each) => each.id === id) ?? assert.fail(id));
  assert.deepEqual(['17', '8-9', '1-2-3-4-5-6', 'dozen1', 'red'].map(of), [50_000, 200_000, 200_000, 500_000, 500_000]);
});

test('maps a tap on a field, its edges and corners to a spot of the layout', () => {
  const known = new Set(tableRules('roulette').spots.map(({ id }) => id));
  const found = new Set<string>();
  for (let number = 1; number <= 36; number += 1) {
    for (const along of [-1, 0, 1] as const) {
      for (const across of [-1, 0, 1] as const) {
        const id = spotAt(number, along, across);
        assert.ok(known.has(id), `${number} ${along} ${across}: ${id}`);
        assert.ok(gridPositionOf(id), id);
        found.add(id);
      }
    }
  }
  const inside = [...known].filter((id) => /^\d/.test(id) && id !== '0');
  assert.deepEqual(
    inside.filter((id) => !found.has(id)),
    [],
    'every inside bet can be tapped',
  );
  assert.deepEqual(
    [spotAt(20, 0, -1), spotAt(20, 1, 1), spotAt(1, -1, 0), spotAt(1, -1, -1)],
    ['19-20', '20-21-23-24', '0-1', '0-1-2-3'],
  );
});

test('folded layout: has one field for every number, with its chips in the middle', () => {
  const all = Array.from({ length: 36 }, (_, i) => i + 1);
  assert.equal(new Set(all.map((number) => JSON.stringify(foldedField(number)))).size, 36);
  for (const number of all) {
    const { row, column } = foldedField(number);
    assert.ok(row >= 0 && row <= 6 && column >= 0 && column <= 5);
    const position = gridPositionOf(String(number)) ?? assert.fail(String(number));
    assert.deepEqual(foldedPosition(position), { down: row + 0.5, right: column + 0.5 });
  }
  const at = (id: string) => Object.values(foldedPosition(gridPositionOf(id) ?? assert.fail(id)));
  // Below zero, across the fold, and at the outer edge of a row of the second half.
  assert.deepEqual(
    [at('0-1'), at('17-20'), at('19-20-21')],
    [
      [1, 0.5],
      [7, 1.5],
      [0.5, 3],
    ],
  );
});

test('chips: keeps every spot and round within its limit when chips are repeated or doubled', () => {
  const limits = {
    spot: new Map([
      ['red', 100],
      ['17', 10],
    ]),
    round: 105,
  };
  const placed = new Map([['red', 60]]);
  assert.deepEqual(layChip([], { spot: 'red', value: 40 }, placed, limits), [{ spot: 'red', value: 40 }]);
  assert.equal(layChip([], { spot: 'red', value: 41 }, placed, limits), 'above_spot_limit');
  assert.equal(layChip([], { spot: 'blue', value: 1 }, placed, limits), 'above_spot_limit', 'no spot, no limit');
  assert.equal(layChip([{ spot: 'red', value: 40 }], { spot: '17', value: 6 }, placed, limits), 'above_round_limit');
  const all = layAll(
    [],
    [
      { spot: 'red', value: 50 },
      { spot: 'red', value: 40 },
      { spot: '17', value: 5 },
    ],
    placed,
    limits,
  );
  assert.deepEqual(
    [...sumBySpot(all)],
    [
      ['red', 40],
      ['17', 5],
    ],
  );
});

test('describes how the third-card rule was applied', () => {
  // Cards: ace 0, two 1, ... nine 8, ten and pictures nothing.
  assert.deepEqual(thirdCardWords([8, 9], [1, 2]), { player: 'Player has a natural 9: no more cards', banker: '' });
  assert.deepEqual(thirdCardWords([2, 1, 4], [3, 1, 0]), {
    player: 'Player draws on 5',
    banker: 'Banker draws on 6 against 5',
  });
  assert.deepEqual(thirdCardWords([5, 0], [5, 0]), { player: 'Player stands on 7', banker: 'Banker stands on 7' });
});

test('store: retains the last state of each entry, and the last number of a table for ever', () => {
  const round = (roundNo: number, openedAt: string, state: 'open' | 'result') => ({
    kind: 'round' as const,
    round: { table: 't', roundNo, openedAt, commitment: '', state },
  });
  const ticket = (roundNo: number, at: string, state: 'open' | 'settled') => ({
    kind: 'ticket' as const,
    ticket: { roundId: `t-${roundNo}`, table: 't', roundNo, playerId: 'p', bets: [], state, winMinor: 0, at },
  });
  const lines = [
    round(1, '2026-01-01', 'open'),
    ticket(1, '2026-01-01', 'open'),
    round(1, '2026-01-01', 'result'),
    round(2, '2026-01-01', 'result'),
    ticket(2, '2026-01-01', 'settled'),
    round(3, '2026-01-01', 'result'),
  ];
  const retained = latestTableLines(lines, { ticket: '2026-02-01', round: '2026-02-01', refused: '2026-02-01' });
  assert.deepEqual(retained, [lines[2], lines[5], lines[1]]);
});

test('retains a ticket with only refused bets briefly, and one with a taken bet as long as others', () => {
  const bet = (state: 'refused' | 'returned') => ({
    betId: 'b',
    transactionId: 't',
    launchId: 'l',
    chips: [],
    minor: 100,
    state,
  });
  const ticket = (roundNo: number, at: string, states: readonly ('refused' | 'returned')[]) => ({
    kind: 'ticket' as const,
    ticket: {
      roundId: `t-${roundNo}`,
      table: 't',
      roundNo,
      playerId: 'p',
      winMinor: 0,
      at,
      bets: states.map(bet),
      state: 'void' as const,
    },
  });
  const lines = [
    ticket(1, '2026-02-02', ['refused', 'refused']),
    ticket(2, '2026-02-02', ['refused', 'returned']),
    ticket(3, '2026-02-04', ['refused']),
  ];
  const retained = latestTableLines(lines, { ticket: '2026-02-01', round: '2026-02-01', refused: '2026-02-03' });
  assert.deepEqual(retained, [lines[1], lines[2]]);
});
