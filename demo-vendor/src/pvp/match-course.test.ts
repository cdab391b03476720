import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../engines/seeded-draw.ts';
import { findCardGame } from '../games/pvp-games.ts';
import { badDisk } from '../testing/bad-disk.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { mortal } from '../testing/mortal.ts';
import { virtualClock } from '../testing/virtual-clock.ts';
import { createCardHall } from './card-hall.ts';
import { type MatchLine, matchesFrom } from './match-books.ts';
import { openMatchBooks } from './open-match-books.ts';
import { createTableNumbers } from './table-number.ts';
import { cardPlayer } from './testing/card-player.ts';
import { checkEnd, checkMoney } from './testing/money-check.ts';

const opening = 100_000n;
const card = findCardGame('teahouse-teahouse-thirteen') ?? assert.fail();

/** One match on a disk that refuses the writes from one number on, so many of them. */
async function playOnBadDisk(seed: number, from: number, times: number): Promise<number> {
  const draw = seededDraw(seed);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  let writes = 0;
  const fails = () => {
    writes += 1;
    return writes >= from && writes < from + times;
  };
  const bad = badDisk(fails, time.clock.wait);
  const place = { folder: '/nowhere', now: time.clock.now, log: () => {}, disk: bad.disk };
  const { books } = await openMatchBooks(place);
  const parts = { disk: { lines: [] }, gateway: platform.gateway, clock: time.clock, draw };
  const life = mortal({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
  const hall = createCardHall({ ...life, books, numberOf: createTableNumbers(new Uint8Array(32)) });
  const players = ['anna', 'bert'].map((playerId) => cardPlayer(playerId, card, draw));
  for (const player of players) {
    platform.openAccount(player.playerId, opening);
    player.enter(hall);
    await player.sit(hall, 'middle');
  }
  for (let turn = 0; turn < 100; turn += 1) {
    for (const player of players) void player.move(hall);
    await time.pass(400);
    checkMoney(platform, ['anna', 'bert'], 2n * opening);
  }
  await time.pass(600_000);
  assert.deepEqual([life.complaints, books.openMatches()], [[], []]);
  const [match] = books.history('anna', card.game.gameCode, 2);
  assert.equal(match?.phase, 'over', `writes from ${from} on`);
  checkEnd(platform, match, hall.play.stateOf(match).end?.winner);
  // What a restart would read is what was played.
  assert.deepEqual([...matchesFrom(bad.lines() as MatchLine[]).values()], [match]);
  return bad.refused();
}

test('a write of the journal that fails at any step strands no match: it is played on and paid once', async () => {
  for (let from = 1; from <= 24; from += 1) assert.equal(await playOnBadDisk(7, from, 3), 3, `from ${from}`);
});
