import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGame } from '../testing/a-play-type.ts';
import { emptySlip, parseStoredSlip, type StoredSlip } from './stored-slip.rules.ts';

const game = aGame();
const good = { playType: '2D', numbers: ['07'], stakeMinor: 1000, multiple: 2 };
const slip: StoredSlip = {
  lines: [good],
  draws: 3,
  stopAfterWin: true,
  pending: {
    ticketId: 'ticket-0001',
    gameCode: 'MB_FAST',
    drawIds: ['20260301-0001'],
    stopAfterWin: false,
    total: '20.00',
    lines: [{ playType: '2D', numbers: ['07'], stake: '10.00', multiple: 2 }],
  },
};

test('restores a slip as it was stored', () => {
  assert.deepEqual(parseStoredSlip(JSON.stringify(slip), game), slip);
  assert.deepEqual(parseStoredSlip(null, game), emptySlip);
});

// covers 1
test('restores an empty slip, or only its valid lines, from hostile storage', () => {
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '"<img src=x onerror=alert(1)>"',
    '12',
    '{"lines":"x","__proto__":{"a":1}}',
  ])
    assert.deepEqual(parseStoredSlip(text, game), emptySlip, text);
  const bad = [
    ...[
      { ...good, numbers: ['7'] },
      { ...good, numbers: ['<b>'] },
      { ...good, numbers: ['07', '08'] },
    ],
    ...[
      { ...good, playType: 'constructor' },
      { ...good, multiple: -1 },
      { ...good, multiple: 1.5 },
    ],
    ...[{ ...good, stakeMinor: 0 }, { ...good, stakeMinor: 1e300 }, null, 'line', []],
  ];
  const read = parseStoredSlip(JSON.stringify({ lines: [...bad, good], draws: -4, stopAfterWin: 'yes' }), game);
  assert.deepEqual(read, { lines: [good], draws: 1, stopAfterWin: false, pending: undefined });
  assert.equal(parseStoredSlip(JSON.stringify({ ...slip, draws: 1_000_000 }), game).draws, 10);
  const many = { lines: Array.from({ length: 500 }, () => good) };
  assert.equal(parseStoredSlip(JSON.stringify(many), game).lines.length, 20);
});

test('restores a pending request only if it is of this game and valid for the studio', () => {
  for (const change of [{ ticketId: '../x' }, { gameCode: 'SEA_4D' }, { total: '-1.00' }, { drawIds: [7] }]) {
    const text = JSON.stringify({ ...slip, pending: { ...slip.pending, ...change } });
    assert.equal(parseStoredSlip(text, game).pending, undefined, JSON.stringify(change));
  }
});
