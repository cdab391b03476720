import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findCardGame } from '../../games/pvp-games.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { historyEntry } from '../history/past-matches.ts';
import { dealMs, turnMs } from '../matches/turn-times.ts';
import { cardPlayer } from '../testing/card-player.ts';
import { crashableLobby } from '../testing/crashable-lobby.ts';
import { checkMoney } from '../testing/money-check.ts';
import { cooldownMs, waitsAwayMs } from './card-lobby.ts';

const card = findCardGame('pavilion-big-two') ?? assert.fail();
const opening = 100_000n;

function makeLobby(names: readonly string[], seed = 5) {
  const draw = seededDraw(seed);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const parts = { disk: { lines: [] }, gateway: platform.gateway, clock: time.clock, draw };
  const life = crashableLobby({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
  const players = names.map((playerId) => cardPlayer(playerId, card, draw));
  for (const { playerId } of players) platform.openAccount(playerId, opening);
  return { ...life, platform, time, draw, players };
}

async function matched(roomId = 'middle') {
  const all = makeLobby(['anna', 'bert']);
  const [anna, bert] = all.players;
  assert.ok(anna && bert);
  const leaveAnna = anna.enter(all.lobby);
  const leaveBert = bert.enter(all.lobby);
  for (const player of [anna, bert]) assert.equal(await player.sit(all.lobby, roomId), undefined);
  await all.time.pass(1);
  const mover = () => [anna, bert].find((player) => player.see(all.lobby).match?.turn === 'you') ?? assert.fail();
  return { ...all, anna, bert, leaveAnna, leaveBert, mover };
}

// covers 2.7
test('seats many players that join and leave at once in one place each, and never alone or twice', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `player-${i}`);
  const { lobby, matchStore, players, time, draw, platform, complaints } = makeLobby(names, 77);
  const leaves = new Map(players.map((player) => [player.playerId, player.enter(lobby)]));
  for (let turn = 0; turn < 300; turn += 1) {
    for (const player of players) {
      const luck = draw(6);
      if (luck < 3) await player.sit(lobby, ['low', 'middle', 'high'][draw(3)] ?? '');
      if (luck === 3) lobby.leave(player.playerId);
      if (luck === 4 && draw(5) === 0) leaves.get(player.playerId)?.();
      if (luck === 4 && draw(2) === 0) leaves.set(player.playerId, player.enter(lobby));
      if (luck === 5) void player.move(lobby);
      const { match } = player.see(lobby);
      if (match?.phase === 'playing' && draw(10) === 0) void lobby.giveUp(player.playerId, match.matchId);
    }
    const running = matchStore.openMatches().filter(({ phase }) => phase === 'staking' || phase === 'playing');
    const seated = running.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
    assert.equal(new Set(seated).size, seated.length, 'a player is in one match');
    for (const playerId of seated) assert.equal(lobby.waiting(playerId), undefined, 'who plays does not wait');
    if (draw(3) === 0) await time.pass(draw(1500));
  }
  await time.pass(3_600_000);
  checkMoney(platform, names, opening * 40n);
  assert.deepEqual([complaints, matchStore.openMatches()], [[], []]);
  assert.ok(platform.rounds.size > 200, `${platform.rounds.size} rounds`);
});

test('waits without a stake, visibly to others, until a cancel or until the page stays away', async () => {
  const { lobby, players, platform, time } = makeLobby(['anna', 'bert']);
  const [anna, bert] = players;
  assert.ok(anna && bert);
  const leave = anna.enter(lobby);
  bert.enter(lobby);
  const waiting = () => bert.see(lobby).rooms.map((room) => room.waiting);
  assert.equal(await anna.sit(lobby, 'low'), undefined);
  assert.deepEqual(waiting(), [1, 0, 0]);
  assert.equal(await anna.sit(lobby, 'high'), undefined, 'a player waits in one room');
  assert.deepEqual(waiting(), [0, 0, 1]);
  lobby.leave('anna');
  assert.deepEqual(waiting(), [0, 0, 0]);
  await anna.sit(lobby, 'low');
  leave?.();
  assert.equal(await bert.sit(lobby, 'low'), undefined);
  assert.equal(bert.see(lobby).match, undefined, 'nobody is matched with somebody who is away');
  lobby.leave('bert');
  await time.pass(waitsAwayMs);
  assert.deepEqual(waiting(), [0, 0, 0]);
  assert.deepEqual([platform.posted, await anna.sit(lobby, 'nowhere')], [[], 'unknown_room']);
});

test('never matches a player with himself; a second page takes over the seat and the first may take it back', async () => {
  const { lobby, players } = makeLobby(['anna']);
  const [anna] = players;
  assert.ok(anna);
  const movedPages: string[] = [];
  const page = (pageId: string, takesOver = false) => {
    const viewer = { playerId: 'anna', gameCode: card.game.gameCode, pageId, update: () => {} };
    return lobby.watch({ ...viewer, moved: () => void movedPages.push(pageId) }, takesOver);
  };
  page('page-one');
  await anna.sit(lobby, 'low');
  page('page-two');
  assert.deepEqual(movedPages, ['page-one']);
  assert.equal(await anna.sit(lobby, 'low'), undefined);
  assert.equal(anna.see(lobby).match, undefined);
  assert.equal(page('page-one'), undefined, 'a page that was replaced does not come back by itself');
  assert.ok(lobby.presence.isSeatOf('anna', card.game.gameCode, 'page-two'));
  assert.ok(page('page-one', true));
  assert.deepEqual(movedPages, ['page-one', 'page-two']);
});

// covers 2.7
test('refuses a seat to a player without money, and costs nobody a match', async () => {
  const { lobby, players, platform } = makeLobby(['anna', 'bert']);
  const [anna, bert] = players;
  assert.ok(anna && bert);
  platform.openAccount('bert', 999n);
  for (const player of [anna, bert]) player.enter(lobby);
  assert.equal(await anna.sit(lobby, 'middle'), undefined);
  assert.equal(await bert.sit(lobby, 'middle'), 'insufficient_balance');
  platform.suffer('request-lost');
  assert.equal(await bert.sit(lobby, 'low'), 'try_again');
  assert.deepEqual([bert.see(lobby).waiting, anna.see(lobby).waiting?.roomId], [undefined, 'middle']);
  assert.deepEqual([platform.rounds.size, platform.posted], [0, []]);
  assert.equal(await bert.sit(lobby, 'low'), undefined);
});

test('keeps no seat for a player who leaves during the balance check', async () => {
  const { lobby, players } = makeLobby(['anna']);
  const [anna] = players;
  assert.ok(anna);
  const leavePage = anna.enter(lobby);
  const first = anna.sit(lobby, 'low');
  lobby.leave('anna');
  assert.deepEqual([await first, anna.see(lobby).waiting], [undefined, undefined]);
  const [low, high] = [anna.sit(lobby, 'low'), anna.sit(lobby, 'high')];
  assert.deepEqual([await low, await high, anna.see(lobby).waiting?.roomId], [undefined, undefined, 'high']);
  lobby.leave('anna');
  const third = anna.sit(lobby, 'low');
  leavePage?.();
  assert.deepEqual([await third, anna.see(lobby).waiting], ['seat_elsewhere', undefined]);
});

// covers 2.7
test('returns the other stake when one is refused; the other player may play on, the refused one has a cooldown', async () => {
  const { lobby, players, platform, time } = makeLobby(['anna', 'bert', 'carl']);
  const [anna, bert, carl] = players;
  assert.ok(anna && bert && carl);
  for (const player of players) player.enter(lobby);
  assert.equal(await bert.sit(lobby, 'middle'), undefined);
  platform.openAccount('bert', 999n);
  assert.equal(await anna.sit(lobby, 'middle'), undefined);
  await time.pass(100);
  assert.deepEqual([anna.see(lobby).match?.phase, anna.see(lobby).match?.refusedBy], ['void', 'opponent']);
  const { match, sitAgain } = bert.see(lobby);
  assert.deepEqual([match?.refusal, match?.refusedBy, sitAgain], ['insufficient_balance', 'you', undefined]);
  assert.equal(anna.see(lobby).match?.refusal, undefined);
  assert.deepEqual([platform.balance('anna'), platform.balance('bert')], [opening, 999n]);

  assert.equal(anna.see(lobby).sitAgain, 'middle');
  assert.equal(await anna.sit(lobby, 'middle'), undefined);
  assert.deepEqual([anna.see(lobby).match, anna.see(lobby).waiting?.roomId], [undefined, 'middle']);
  platform.openAccount('bert', opening);
  assert.equal(await bert.sit(lobby, 'middle'), 'stake_refused_lately');
  assert.equal(await carl.sit(lobby, 'middle'), undefined);
  await time.pass(100);
  assert.deepEqual([anna.see(lobby).match?.phase, carl.see(lobby).match?.phase], ['playing', 'playing']);
  await time.pass(cooldownMs - 201);
  assert.equal(await bert.sit(lobby, 'low'), 'stake_refused_lately');
  await time.pass(1);
  assert.equal(await bert.sit(lobby, 'low'), undefined);
});

// covers 2.7
test('passes when a turn runs out, or leads the lowest card; three in a row lose', async () => {
  const { anna, bert, lobby, time, mover, platform } = await matched();
  const leader = mover();
  const other = leader === anna ? bert : anna;
  const lowest = leader.see(lobby).match?.mustHold;
  await time.pass(dealMs + turnMs);
  assert.deepEqual(other.see(lobby).match?.lying?.cards, [lowest]);
  assert.equal(other.see(lobby).match?.turn, 'you');
  await time.pass(turnMs - 2);
  assert.equal(other.see(lobby).match?.turn, 'you');
  await time.pass(2);
  assert.equal(other.see(lobby).match?.lying, undefined, 'the answer was passed');
  assert.equal(other.see(lobby).match?.late, 1);
  assert.equal(await leader.move(lobby), undefined);
  assert.equal(leader.see(lobby).match?.late, 0, 'a move in time counts from the beginning');
  await time.pass(10 * turnMs);
  const end = leader.see(lobby).match?.end;
  assert.deepEqual([end?.isWon, end?.why], [true, 'late']);
  assert.equal(platform.balance(leader.playerId), opening - 1000n + 1900n);
  assert.equal(platform.balance(other.playerId), opening - 1000n);
});

test('ends the match once when a player gives up, also out of turn', async () => {
  const { anna, bert, lobby, time, platform } = await matched('high');
  await time.pass(10);
  const matchId = anna.see(lobby).match?.matchId ?? '';
  assert.equal(await lobby.giveUp('anna', matchId), undefined);
  assert.equal(await lobby.giveUp('anna', matchId), undefined);
  assert.equal(await lobby.giveUp('bert', matchId), 'match_over');
  assert.equal(await lobby.giveUp('carl', matchId), 'unknown_match');
  await time.pass(100);
  assert.deepEqual([bert.see(lobby).match?.end?.why, bert.see(lobby).match?.end?.isPaid], ['gave-up', true]);
  assert.equal(platform.balance('bert'), opening + 9000n);
});

// covers 2.7
test('continues a match after a page was away, and shows the absence to the opponent', async () => {
  const { anna, bert, lobby, time, leaveAnna } = await matched();
  await time.pass(10);
  const before = anna.see(lobby).match;
  leaveAnna?.();
  assert.equal(bert.see(lobby).match?.opponent.isHere, false);
  await time.pass(waitsAwayMs);
  anna.enter(lobby, 'page-of-another-load');
  assert.equal(bert.see(lobby).match?.opponent.isHere, true);
  assert.deepEqual(anna.see(lobby).match?.hand, before?.hand);
});

test('needs both players for a rematch, with its own seal, and cancels it when one leaves', async () => {
  const { anna, bert, lobby, time, matchStore } = await matched();
  await time.pass(10);
  const first = anna.see(lobby).match?.matchId ?? '';
  await lobby.giveUp('anna', first);
  await time.pass(100);
  const seal = anna.see(lobby).match?.rematch?.seal;
  assert.equal(await anna.again(lobby), undefined);
  assert.equal(await anna.again(lobby), undefined);
  assert.equal(bert.see(lobby).match?.rematch?.askedBy, 'opponent');
  assert.equal(await bert.again(lobby), undefined);
  const second = anna.see(lobby).match;
  assert.notEqual(second?.matchId, first);
  assert.equal(second?.seal, seal, 'the seal was shown before');
  await time.pass(100);
  await lobby.giveUp('bert', second?.matchId ?? '');
  await time.pass(100);
  await anna.again(lobby);
  lobby.leave('anna');
  assert.deepEqual([bert.see(lobby).match?.rematch?.isPossible, await bert.again(lobby)], [false, 'no_rematch']);
  assert.equal(matchStore.history('anna', card.game.gameCode, 9).length, 2);
});

// covers 2.7
test('withdraws the offer of a rematch if the player stays away, but not when a page replaces its stream', async () => {
  const { anna, bert, lobby, time, leaveAnna } = await matched();
  await time.pass(10);
  await lobby.giveUp('anna', anna.see(lobby).match?.matchId ?? '');
  await time.pass(100);
  await anna.again(lobby);
  const offer = () => bert.see(lobby).match?.rematch;
  const replaced = anna.enter(lobby);
  leaveAnna?.();
  const last = anna.enter(lobby);
  replaced?.();
  await time.pass(waitsAwayMs);
  assert.deepEqual([offer()?.askedBy, offer()?.isPossible], ['opponent', true]);
  last?.();
  assert.deepEqual([offer()?.askedBy, offer()?.isPossible], ['opponent', false]);
  await time.pass(waitsAwayMs - 1);
  const back = anna.enter(lobby);
  await time.pass(1);
  assert.equal(offer()?.askedBy, 'opponent', 'the line broke and came again');
  back?.();
  await time.pass(waitsAwayMs);
  assert.equal(offer()?.askedBy, undefined);
});

// covers 2.7
test('shows a refused win as under review and not as paid', async () => {
  const { anna, bert, lobby, time, platform, matchStore } = await matched();
  await time.pass(10);
  const match = anna.see(lobby).match ?? assert.fail();
  const round = platform.rounds.get(match.roundId) ?? assert.fail();
  round.state = 'settled';
  await lobby.giveUp('bert', match.matchId);
  await time.pass(100);
  const { end, isStuck, phase } = anna.see(lobby).match ?? assert.fail();
  assert.deepEqual([phase, end?.isWon, end?.isPaid, isStuck], ['over', true, false, true]);
  assert.equal(bert.see(lobby).match?.isStuck, false);
  assert.equal(platform.balance('anna'), opening - 1000n);
  const [stored] = matchStore.history('anna', card.game.gameCode, 1);
  assert.ok(stored);
  const entry = historyEntry(stored, lobby.play.stateOf(stored), 'anna');
  assert.deepEqual([entry.state, entry.win], ['stuck', '0.00']);
});
