import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SelectionId } from '../matches/markets.rules.ts';
import { type Final, judge, readMarket, type Verdict } from './judge.rules.ts';

const score = (home: number, away: number, end: Final['end'] = 'ended'): Final => ({
  end,
  winner: home > away ? 'home' : home < away ? 'away' : 'draw',
  tally: { home, away },
});

const table: [home: number, away: number, market: string, selection: SelectionId, verdict: Verdict][] = [
  [2, 1, '1x2', 'home', 'won'],
  [2, 1, '1x2', 'draw', 'lost'],
  [2, 1, '1x2', 'away', 'lost'],
  [0, 0, '1x2', 'draw', 'won'],
  [0, 0, '1x2', 'home', 'lost'],
  [0, 3, '1x2', 'away', 'won'],
  [2, 1, 'ah:-0.5', 'home', 'won'],
  [2, 1, 'ah:-0.5', 'away', 'lost'],
  [1, 1, 'ah:-0.5', 'home', 'lost'],
  [1, 1, 'ah:-0.5', 'away', 'won'],
  [2, 1, 'ah:-1', 'home', 'push'],
  [2, 1, 'ah:-1', 'away', 'push'],
  [3, 1, 'ah:-1', 'home', 'won'],
  [1, 1, 'ah:-1', 'home', 'lost'],
  [1, 1, 'ah:-1', 'away', 'won'],
  [1, 1, 'ah:0', 'home', 'push'],
  [1, 1, 'ah:0', 'away', 'push'],
  [0, 1, 'ah:0', 'away', 'won'],
  [1, 2, 'ah:1', 'home', 'push'],
  [1, 3, 'ah:1', 'home', 'lost'],
  [1, 3, 'ah:1', 'away', 'won'],
  [1, 2, 'ah:1.5', 'home', 'won'],
  [101, 112, 'ah:11', 'home', 'push'],
  [101, 112, 'ah:11.5', 'home', 'won'],
  [2, 1, 'ou:2.5', 'over', 'won'],
  [2, 1, 'ou:2.5', 'under', 'lost'],
  [1, 1, 'ou:2.5', 'under', 'won'],
  [2, 1, 'ou:3', 'over', 'push'],
  [2, 1, 'ou:3', 'under', 'push'],
  [2, 2, 'ou:3', 'over', 'won'],
  [1, 1, 'ou:3', 'over', 'lost'],
];

// covers 2.7
test('judges 1X2, handicap and total, with pushes on the line', () => {
  for (const [home, away, market, selection, verdict] of table) {
    assert.equal(judge(score(home, away), market, selection), verdict, `${home}:${away} ${market} ${selection}`);
  }
});

test('takes the winner of the match, whatever the games say', () => {
  const final: Final = { end: 'ended', winner: 'home', tally: { home: 12, away: 13 } };
  assert.deepEqual([judge(final, 'win', 'home'), judge(final, 'win', 'away')], ['won', 'lost']);
  assert.equal(judge(final, 'ah:-0.5', 'home'), 'lost');
});

test('voids everything in an abandoned match but a total that is already exceeded', () => {
  const final = score(2, 1, 'abandoned');
  const verdicts = (market: string, ids: SelectionId[]) => ids.map((id) => judge(final, market, id));
  assert.deepEqual(verdicts('1x2', ['home', 'draw', 'away']), ['void', 'void', 'void']);
  assert.deepEqual(verdicts('ah:-1.5', ['home', 'away']), ['void', 'void']);
  assert.deepEqual(verdicts('ou:2.5', ['over', 'under']), ['won', 'lost']);
  assert.deepEqual(verdicts('ou:3', ['over', 'under']), ['void', 'void']);
  assert.deepEqual(verdicts('ou:3.5', ['over', 'under']), ['void', 'void']);
});

test('rejects unknown markets', () => {
  for (const id of ['', '1X2', 'ah:', 'ah:1.25', 'ah:--1', 'ou:1e3', 'ou: 2', 'ou:2.5 ', '__proto__', 'ah:9999']) {
    assert.equal(readMarket(id), undefined, id);
  }
  assert.throws(() => judge(score(1, 0), 'odd', 'home'));
});
