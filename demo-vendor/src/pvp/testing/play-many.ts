import assert from 'node:assert/strict';
import { seededDraw } from '@portal/engines/seeded-draw';
import { cardGames } from '../../games/pvp-games.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { isMatchOver } from '../matches/match.ts';
import { cardPlayer } from './card-player.ts';
import { crashableLobby } from './crashable-lobby.ts';
import { checkEnd, checkMoney } from './money-check.ts';

const opening = 100_000_000n;
const playersPerGame = 8;

/** Plays matches in all rooms of all games by random legal moves, checking money and hands throughout. */
export async function playMany(matches: number, seed: number): Promise<void> {
  const draw = seededDraw(seed);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const parts = { disk: { lines: [] }, gateway: platform.gateway, clock: time.clock, draw };
  const { lobby, matchStore, complaints } = crashableLobby({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
  const players = cardGames.flatMap((card, i) =>
    Array.from({ length: playersPerGame }, (_, no) => cardPlayer(`player-${i}-${no}`, card, draw)),
  );
  const ids = players.map(({ playerId }) => playerId);
  for (const player of players) {
    platform.openAccount(player.playerId, opening);
    player.enter(lobby);
  }
  const total = opening * BigInt(players.length);
  const seen = new Set<string>();

  for (let turn = 0; seen.size < matches; turn += 1) {
    assert.ok(turn < matches * 20 + 1000, 'the matches stand still');
    for (const player of players) {
      const { match, waiting, rooms } = player.see(lobby);
      const roomId = rooms[draw(rooms.length)]?.roomId ?? '';
      if (!match && !waiting) assert.equal(await player.sit(lobby, roomId), undefined);
      else if (waiting && draw(20) === 0) lobby.leave(player.playerId);
      else if (match?.phase === 'over') draw(3) === 0 ? await player.again(lobby) : lobby.leave(player.playerId);
      else if (match?.phase === 'playing' && draw(400) === 0) void lobby.giveUp(player.playerId, match.matchId);
      else if (draw(30) > 0) void player.move(lobby).then((refusal) => assert.equal(refusal, undefined));
      if (match) {
        const held = [...match.hand, ...(match.lying?.cards ?? [])];
        assert.equal(new Set(held).size, held.length, 'a card is in one place');
        assert.ok(match.opponent.cards <= 13 && match.hand.length <= 13);
        if (match.end) seen.add(match.matchId);
      }
    }
    await time.pass(draw(20) === 0 ? 25_000 : draw(3000));
    if (turn % 50 === 0) checkMoney(platform, ids, total);
  }
  // The remaining players let their turns run out.
  await time.pass(3_600_000);
  checkMoney(platform, ids, total);
  assert.deepEqual(complaints, []);
  assert.deepEqual(matchStore.openMatches(), []);
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing is posted twice');
  for (const matchId of seen) {
    const match = matchStore.match(matchId);
    assert.ok(match && isMatchOver(match));
    const { end } = lobby.play.stateOf(match);
    assert.ok(end, 'somebody wins');
    checkEnd(platform, match, end.winner);
  }
}
