import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../engines/seeded-draw.ts';
import { findCardGame } from '../games/pvp-games.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { virtualClock } from '../testing/virtual-clock.ts';
import { restMs, waitsAwayMs } from './card-hall.ts';
import { historyEntry } from './past-matches.ts';
import { cardPlayer } from './testing/card-player.ts';
import { checkMoney } from './testing/money-check.ts';
import { mortalHall } from './testing/mortal-hall.ts';
import { dealMs, turnMs } from './turn-times.ts';

const card = findCardGame('pavilion-big-two') ?? assert.fail();
const opening = 100_000n;

function makeHall(names: readonly string[], seed = 5) {
  const draw = seededDraw(seed);
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const parts = { disk: { lines: [] }, gateway: platform.gateway, clock: time.clock, draw };
  const life = mortalHall({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
  const players = names.map((playerId) => cardPlayer(playerId, card, draw));
  for (const { playerId } of players) platform.openAccount(playerId, opening);
  return { ...life, platform, time, draw, players };
}

async function matched(roomId = 'middle') {
  const all = makeHall(['anna', 'bert']);
  const [anna, bert] = all.players;
  assert.ok(anna && bert);
  const leaveAnna = anna.enter(all.hall);
  const leaveBert = bert.enter(all.hall);
  for (const player of [anna, bert]) assert.equal(await player.sit(all.hall, roomId), undefined);
  await all.time.pass(1);
  const mover = () => [anna, bert].find((player) => player.see(all.hall).match?.turn === 'you') ?? assert.fail();
  return { ...all, anna, bert, leaveAnna, leaveBert, mover };
}

test('seats many players that join and leave at once in one place each, and never alone or twice', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `player-${i}`);
  const { hall, books, players, time, draw, platform, complaints } = makeHall(names, 77);
  const leaves = new Map(players.map((player) => [player.playerId, player.enter(hall)]));
  for (let turn = 0; turn < 300; turn += 1) {
    for (const player of players) {
      const luck = draw(6);
      if (luck < 3) await player.sit(hall, ['low', 'middle', 'high'][draw(3)] ?? '');
      if (luck === 3) hall.leave(player.playerId);
      if (luck === 4 && draw(5) === 0) leaves.get(player.playerId)?.();
      if (luck === 4 && draw(2) === 0) leaves.set(player.playerId, player.enter(hall));
      if (luck === 5) void player.move(hall);
      const { match } = player.see(hall);
      if (match?.phase === 'playing' && draw(10) === 0) void hall.giveUp(player.playerId, match.matchId);
    }
    const running = books.openMatches().filter(({ phase }) => phase === 'staking' || phase === 'playing');
    const seated = running.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
    assert.equal(new Set(seated).size, seated.length, 'a player is in one match');
    for (const playerId of seated) assert.equal(hall.waiting(playerId), undefined, 'who plays does not wait');
    if (draw(3) === 0) await time.pass(draw(1500));
  }
  await time.pass(3_600_000);
  checkMoney(platform, names, opening * 40n);
  assert.deepEqual([complaints, books.openMatches()], [[], []]);
  assert.ok(platform.rounds.size > 200, `${platform.rounds.size} rounds`);
});

test('waits without a stake, visibly to others, until a cancel or until the page stays away', async () => {
  const { hall, players, platform, time } = makeHall(['anna', 'bert']);
  const [anna, bert] = players;
  assert.ok(anna && bert);
  const leave = anna.enter(hall);
  bert.enter(hall);
  const waiting = () => bert.see(hall).rooms.map((room) => room.waiting);
  assert.equal(await anna.sit(hall, 'low'), undefined);
  assert.deepEqual(waiting(), [1, 0, 0]);
  assert.equal(await anna.sit(hall, 'high'), undefined, 'a player waits in one room');
  assert.deepEqual(waiting(), [0, 0, 1]);
  hall.leave('anna');
  assert.deepEqual(waiting(), [0, 0, 0]);
  await anna.sit(hall, 'low');
  leave?.();
  assert.equal(await bert.sit(hall, 'low'), undefined);
  assert.equal(bert.see(hall).match, undefined, 'nobody is matched with somebody who is away');
  hall.leave('bert');
  await time.pass(waitsAwayMs);
  assert.deepEqual(waiting(), [0, 0, 0]);
  assert.deepEqual([platform.posted, await anna.sit(hall, 'nowhere')], [[], 'unknown_room']);
});

test('never matches a player with himself; a second page takes over the seat and the first may take it back', async () => {
  const { hall, players } = makeHall(['anna']);
  const [anna] = players;
  assert.ok(anna);
  const told: string[] = [];
  const page = (pageId: string, takesOver = false) => {
    const viewer = { playerId: 'anna', gameCode: card.game.gameCode, pageId, update: () => {} };
    return hall.watch({ ...viewer, moved: () => void told.push(pageId) }, takesOver);
  };
  page('page-one');
  await anna.sit(hall, 'low');
  page('page-two');
  assert.deepEqual(told, ['page-one']);
  assert.equal(await anna.sit(hall, 'low'), undefined);
  assert.equal(anna.see(hall).match, undefined);
  assert.equal(page('page-one'), undefined, 'a page that was replaced does not come back by itself');
  assert.ok(hall.presence.isSeatOf('anna', card.game.gameCode, 'page-two'));
  assert.ok(page('page-one', true));
  assert.deepEqual(told, ['page-one', 'page-two']);
});

test('refuses a seat to a player without money, and costs nobody a match', async () => {
  const { hall, players, platform } = makeHall(['anna', 'bert']);
  const [anna, bert] = players;
  assert.ok(anna && bert);
  platform.openAccount('bert', 999n);
  for (const player of [anna, bert]) player.enter(hall);
  assert.equal(await anna.sit(hall, 'middle'), undefined);
  assert.equal(await bert.sit(hall, 'middle'), 'insufficient_balance');
  platform.suffer('request-lost');
  assert.equal(await bert.sit(hall, 'low'), 'try_again');
  assert.deepEqual([bert.see(hall).waiting, anna.see(hall).waiting?.roomId], [undefined, 'middle']);
  assert.deepEqual([platform.rounds.size, platform.posted], [0, []]);
  assert.equal(await bert.sit(hall, 'low'), undefined);
});

test('keeps no seat for a player who leaves during the balance check', async () => {
  const { hall, players } = makeHall(['anna']);
  const [anna] = players;
  assert.ok(anna);
  const leavePage = anna.enter(hall);
  const first = anna.sit(hall, 'low');
  hall.leave('anna');
  assert.deepEqual([await first, anna.see(hall).waiting], [undefined, undefined]);
  const [low, high] = [anna.sit(hall, 'low'), anna.sit(hall, 'high')];
  assert.deepEqual([await low, await high, anna.see(hall).waiting?.roomId], [undefined, undefined, 'high']);
  hall.leave('anna');
  const third = anna.sit(hall, 'low');
  leavePage?.();
  assert.deepEqual([await third, anna.see(hall).waiting], ['seat_elsewhere', undefined]);
});

test('returns the other stake when one is refused; the other player may play on, the refused one has a cooldown', async () => {
  const { hall, players, platform, time } = makeHall(['anna', 'bert', 'carl']);
  const [anna, bert, carl] = players;
  assert.ok(anna && bert && carl);
  for (const player of players) player.enter(hall);
  assert.equal(await bert.sit(hall, 'middle'), undefined);
  platform.openAccount('bert', 999n);
  assert.equal(await anna.sit(hall, 'middle'), undefined);
  await time.pass(100);
  assert.deepEqual([anna.see(hall).match?.phase, anna.see(hall).match?.refusedBy], ['void', 'opponent']);
  const { match, sitAgain } = bert.see(hall);
  assert.deepEqual([match?.refusal, match?.refusedBy, sitAgain], ['insufficient_balance', 'you', undefined]);
  assert.equal(anna.see(hall).match?.refusal, undefined);
  assert.deepEqual([platform.balance('anna'), platform.balance('bert')], [opening, 999n]);

  assert.equal(anna.see(hall).sitAgain, 'middle');
  assert.equal(await anna.sit(hall, 'middle'), undefined);
  assert.deepEqual([anna.see(hall).match, anna.see(hall).waiting?.roomId], [undefined, 'middle']);
  platform.openAccount('bert', opening);
  assert.equal(await bert.sit(hall, 'middle'), 'stake_refused_lately');
  assert.equal(await carl.sit(hall, 'middle'), undefined);
  await time.pass(100);
  assert.deepEqual([anna.see(hall).match?.phase, carl.see(hall).match?.phase], ['playing', 'playing']);
  await time.pass(restMs - 201);
  assert.equal(await bert.sit(hall, 'low'), 'stake_refused_lately');
  await time.pass(1);
  assert.equal(await bert.sit(hall, 'low'), undefined);
});

test('passes when a turn runs out, or leads the lowest card; three in a row lose', async () => {
  const { anna, bert, hall, time, mover, platform } = await matched();
  const leader = mover();
  const other = leader === anna ? bert : anna;
  const lowest = leader.see(hall).match?.mustHold;
  await time.pass(dealMs + turnMs);
  assert.deepEqual(other.see(hall).match?.lying?.cards, [lowest]);
  assert.equal(other.see(hall).match?.turn, 'you');
  await time.pass(turnMs - 2);
  assert.equal(other.see(hall).match?.turn, 'you');
  await time.pass(2);
  assert.equal(other.see(hall).match?.lying, undefined, 'the answer was passed');
  assert.equal(other.see(hall).match?.late, 1);
  assert.equal(await leader.move(hall), undefined);
  assert.equal(leader.see(hall).match?.late, 0, 'a move in time counts from the beginning');
  await time.pass(10 * turnMs);
  const end = leader.see(hall).match?.end;
  assert.deepEqual([end?.isWon, end?.why], [true, 'late']);
  assert.equal(platform.balance(leader.playerId), opening - 1000n + 1900n);
  assert.equal(platform.balance(other.playerId), opening - 1000n);
});

test('ends the match once when a player gives up, also out of turn', async () => {
  const { anna, bert, hall, time, platform } = await matched('high');
  await time.pass(10);
  const matchId = anna.see(hall).match?.matchId ?? '';
  assert.equal(await hall.giveUp('anna', matchId), undefined);
  assert.equal(await hall.giveUp('anna', matchId), undefined);
  assert.equal(await hall.giveUp('bert', matchId), 'match_over');
  assert.equal(await hall.giveUp('carl', matchId), 'unknown_match');
  await time.pass(100);
  assert.deepEqual([bert.see(hall).match?.end?.why, bert.see(hall).match?.end?.isPaid], ['gave-up', true]);
  assert.equal(platform.balance('bert'), opening + 9000n);
});

test('continues a match after a page was away, and shows the absence to the opponent', async () => {
  const { anna, bert, hall, time, leaveAnna } = await matched();
  await time.pass(10);
  const before = anna.see(hall).match;
  leaveAnna?.();
  assert.equal(bert.see(hall).match?.opponent.isHere, false);
  await time.pass(waitsAwayMs);
  anna.enter(hall, 'page-of-another-load');
  assert.equal(bert.see(hall).match?.opponent.isHere, true);
  assert.deepEqual(anna.see(hall).match?.hand, before?.hand);
});

test('needs both players for a rematch, with its own seal, and cancels it when one leaves', async () => {
  const { anna, bert, hall, time, books } = await matched();
  await time.pass(10);
  const first = anna.see(hall).match?.matchId ?? '';
  await hall.giveUp('anna', first);
  await time.pass(100);
  const seal = anna.see(hall).match?.rematch?.seal;
  assert.equal(await anna.again(hall), undefined);
  assert.equal(await anna.again(hall), undefined);
  assert.equal(bert.see(hall).match?.rematch?.askedBy, 'opponent');
  assert.equal(await bert.again(hall), undefined);
  const second = anna.see(hall).match;
  assert.notEqual(second?.matchId, first);
  assert.equal(second?.seal, seal, 'the seal was told before');
  await time.pass(100);
  await hall.giveUp('bert', second?.matchId ?? '');
  await time.pass(100);
  await anna.again(hall);
  hall.leave('anna');
  assert.deepEqual([bert.see(hall).match?.rematch?.isPossible, await bert.again(hall)], [false, 'no_rematch']);
  assert.equal(books.history('anna', card.game.gameCode, 9).length, 2);
});

test('withdraws the offer of a rematch if the player stays away, but not when a page replaces its stream', async () => {
  const { anna, bert, hall, time, leaveAnna } = await matched();
  await time.pass(10);
  await hall.giveUp('anna', anna.see(hall).match?.matchId ?? '');
  await time.pass(100);
  await anna.again(hall);
  const offer = () => bert.see(hall).match?.rematch;
  const replaced = anna.enter(hall);
  leaveAnna?.();
  const last = anna.enter(hall);
  replaced?.();
  await time.pass(waitsAwayMs);
  assert.deepEqual([offer()?.askedBy, offer()?.isPossible], ['opponent', true]);
  last?.();
  assert.deepEqual([offer()?.askedBy, offer()?.isPossible], ['opponent', false]);
  await time.pass(waitsAwayMs - 1);
  const back = anna.enter(hall);
  await time.pass(1);
  assert.equal(offer()?.askedBy, 'opponent', 'the line broke and came again');
  back?.();
  await time.pass(waitsAwayMs);
  assert.equal(offer()?.askedBy, undefined);
});

test('shows a refused win as under review and not as paid', async () => {
  const { anna, bert, hall, time, platform, books } = await matched();
  await time.pass(10);
  const match = anna.see(hall).match ?? assert.fail();
  const round = platform.rounds.get(match.roundId) ?? assert.fail();
  round.state = 'settled';
  await hall.giveUp('bert', match.matchId);
  await time.pass(100);
  const { end, isStuck, phase } = anna.see(hall).match ?? assert.fail();
  assert.deepEqual([phase, end?.isWon, end?.isPaid, isStuck], ['over', true, false, true]);
  assert.equal(bert.see(hall).match?.isStuck, false);
  assert.equal(platform.balance('anna'), opening - 1000n);
  const [kept] = books.history('anna', card.game.gameCode, 1);
  assert.ok(kept);
  const entry = historyEntry(kept, hall.play.stateOf(kept), 'anna');
  assert.deepEqual([entry.state, entry.win], ['stuck', '0.00']);
});
