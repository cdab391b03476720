import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findCardGame } from '../../games/pvp-games.ts';
import type { Gateway } from '../../gateway/platform-client.ts';
import { failingDisk } from '../../testing/failing-disk.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { createCardLobby } from '../lobby/card-lobby.ts';
import { createTableNumbers } from '../lobby/table-number.ts';
import { cardPlayer } from '../testing/card-player.ts';
import { checkEnd, checkMoney } from '../testing/money-check.ts';
import { type MatchJournalLine, matchesFrom } from './match-store.ts';
import { openMatchStore } from './open-match-store.ts';

const opening = 100_000n;
const card = findCardGame('teahouse-teahouse-thirteen') ?? assert.fail();

interface Trouble {
  /** Returns whether this write fails. */
  failsAt?: (write: number) => boolean;
  /** Returns whether this call fails after it was carried out. */
  breaksAt?: (call: number) => boolean;
}

/** Plays one match of two players to its end despite failures. */
async function playThrough({ failsAt = () => false, breaksAt = () => false }: Trouble) {
  const draw = seededDraw(7);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  let [writes, calls] = [0, 0];
  const fails = () => {
    writes += 1;
    return failsAt(writes);
  };
  const gateway: Gateway = {
    async call(call, input) {
      const reply = await platform.gateway.call(call, input);
      calls += 1;
      if (breaksAt(calls)) throw new Error('nobody foresaw this');
      return reply;
    },
  };
  const bad = failingDisk(fails, time.clock.wait);
  const { store: matchStore } = await openMatchStore({
    folder: '/nowhere',
    now: time.clock.now,
    log: () => {},
    disk: bad.disk,
  });
  const complaints: string[] = [];
  const log = (message: string) => void complaints.push(message);
  const newSeed = () => new Uint8Array(32).map(() => draw(256));
  const numberOf = createTableNumbers(new Uint8Array(32));
  const lobby = createCardLobby({ matchStore, gateway, clock: time.clock, log, newSeed, numberOf });
  const players = ['anna', 'bert'].map((playerId) => cardPlayer(playerId, card, draw));
  for (const player of players) {
    platform.openAccount(player.playerId, opening);
    player.enter(lobby);
    await player.sit(lobby, 'middle');
  }
  for (let turn = 0; turn < 100; turn += 1) {
    for (const player of players) void player.move(lobby);
    await time.pass(400);
    checkMoney(platform, ['anna', 'bert'], 2n * opening);
  }
  await time.pass(600_000);
  assert.deepEqual(matchStore.openMatches(), []);
  const [match] = matchStore.history('anna', card.game.gameCode, 2);
  assert.ok(match);
  checkEnd(platform, match, lobby.play.stateOf(match).end?.winner);
  // A restart would read the match as played.
  assert.deepEqual([...matchesFrom(bad.lines() as MatchJournalLine[]).values()], [match]);
  return { phase: match.phase, refused: bad.refused(), complaints, calls };
}

// covers 2.7
test('plays on and pays once when a journal write fails at any step', async () => {
  for (let from = 1; from <= 24; from += 1) {
    const failsAt = (write: number) => write >= from && write < from + 3;
    const { phase, refused, complaints } = await playThrough({ failsAt });
    assert.deepEqual([phase, refused, complaints], ['over', 3, []], `from ${from} on`);
  }
});

// covers 2.7
test('returns the stakes or pays once when a call fails unexpectedly', async () => {
  const ends: string[] = [];
  // The first two calls read the balances.
  for (let no = 3; no <= 5; no += 1) {
    const { phase, complaints } = await playThrough({ breaksAt: (call) => call === no });
    assert.equal(complaints.length, 1);
    ends.push(phase);
  }
  assert.deepEqual(ends, ['void', 'void', 'over']);
});
