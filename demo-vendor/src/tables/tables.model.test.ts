import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { commitmentOf, fairDraw, seedFromText } from '../fairness/fair-draw.ts';
import { findTableGame, type TableGame } from '../games/table-games.ts';
import { crashableTables } from '../testing/crashable-tables.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { lossyGateway } from '../testing/lossy-gateway.ts';
import { virtualClock } from '../testing/virtual-clock.ts';
import type { Placed } from '../tickets/bookings.ts';
import { clientSeedOf, tableRules } from './table.rules.ts';
import { isTicketOver, type PlacedBet } from './tickets/ticket.ts';
import type { Slip } from './tickets/ticket-service.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const opening = 100_000_000_000n;
const roundsPlayed = 1000;
const tables = ['harbour-roulette', 'aurora-baccarat', 'cockfight-arena'].map((code) => {
  const table = findTableGame(code);
  assert.ok(table);
  return table;
});

test(`loses and doubles nothing over ${roundsPlayed} rounds with 20 players, lost calls and kills (seed ${seed})`, async () => {
  const draw = seededDraw(seed);
  const platform = fakePlatform(opening);
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const line = lossyGateway(platform.gateway, draw, (ms) => time.clock.wait(ms));
  const disk = { lines: [] as string[] };
  const sent = new Map<string, { table: TableGame; slip: Slip }>();
  const confirmed = new Set<string>();
  let lives = 0;
  let late = 0;

  const live = (stepsToLive: number) => {
    lives += 1;
    const life = crashableTables({ disk, gateway: line, clock: time.clock, draw, stepsToLive });
    void life.room.resume();
    for (const table of tables) life.room.watch(table, { playerId: 'somebody', table: () => {}, ticket: () => {} });
    return life;
  };
  let life = live(1500);

  const note = (slip: Slip, placed: Placed<PlacedBet, { code: string }>) => {
    if (placed.kind === 'placed' && placed.bet.state === 'taken') confirmed.add(slip.betId);
    if (placed.kind === 'no') sent.delete(slip.betId);
    if (placed.kind === 'no' && placed.refusal.code === 'betting_closed') late += 1;
  };
  const bet = () => {
    const table = tables[draw(tables.length)] ?? assert.fail();
    const moment = life.room.moment(table.game.gameCode);
    if (!moment) return;
    const { spots } = tableRules(table.engine);
    const first = draw(spots.length);
    const chips = Array.from({ length: 1 + draw(3) }, (_, i) => ({
      spot: spots[(first + i) % spots.length]?.id ?? '',
      minor: 100 * (1 + draw(50)),
    }));
    const slip: Slip = {
      playerId: `player-${draw(20)}`,
      launchId: 'launch-1',
      betId: `bet-${sent.size}-${draw(2 ** 30)}`,
      roundNo: moment.round.roundNo,
      chips: chips.filter((chip, i) => chips.findIndex(({ spot }) => spot === chip.spot) === i),
    };
    const isLate = time.clock.now() >= moment.endsAt || moment.phase !== 'betting';
    sent.set(slip.betId, { table, slip });
    // Some pages send a bet twice at once.
    for (let times = draw(4) === 0 ? 2 : 1; times > 0; times -= 1) {
      void life.room.place(table, slip).then((placed) => {
        if (isLate) assert.deepEqual(placed, { kind: 'no', refusal: { code: 'betting_closed' } });
        note(slip, placed);
      });
    }
  };

  const played = () => platform.reported.filter(({ state }) => state === 'result').length;
  for (let turn = 0; played() < roundsPlayed; turn += 1) {
    assert.ok(turn < 50_000, 'the tables stand still');
    if (draw(3) > 0) bet();
    if (draw(8) === 0) platform.putOff(true, false, true);
    await time.pass(draw(2000));
    assert.deepEqual(life.complaints, []);
    if (life.isDead()) life = live(1 + draw(1500));
  }
  // The last life runs until everything is over.
  life = live(Number.POSITIVE_INFINITY);
  await time.pass(600_000);

  assert.deepEqual(life.complaints, []);

  let expected = opening;
  let ended = 0;
  for (const [betId, { table, slip }] of sent) {
    const found = life.tableStore.betOf(slip.playerId, betId);
    if (!found) {
      assert.ok(!confirmed.has(betId), `${betId} was confirmed and is forgotten`);
      continue;
    }
    const { ticket, bet: stored } = found;
    ended += 1;
    assert.ok(isTicketOver(ticket) && ticket.state !== 'stuck', `${ticket.roundId} is ${ticket.state}`);
    const round = life.tableStore.round(ticket.table, ticket.roundNo);
    if (round?.state !== 'result') {
      assert.notEqual(ticket.state, 'settled', 'no result, no settlement');
      continue;
    }
    if (confirmed.has(betId)) assert.equal(stored.state, 'taken', `${betId} was confirmed, and its round has a result`);
    if (stored.state !== 'taken') continue;
    // The model knows only the slip that was sent and the published seed.
    const bytes = seedFromText(round.seed ?? '');
    assert.equal(commitmentOf(bytes), round.commitment);
    const rules = tableRules(table.engine);
    const shown = rules.draw(fairDraw(bytes, clientSeedOf(ticket.table, ticket.roundNo)));
    for (const { spot, minor } of slip.chips) {
      expected += BigInt((minor / rules.denominator) * rules.units(shown, spot) - minor);
    }
  }
  assert.equal(platform.balance(), expected);
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing is posted twice');
  assert.deepEqual(
    [...platform.rounds.values()].filter(({ state }) => state === 'open'),
    [],
  );
  assert.deepEqual(life.tableStore.openTickets(), []);
  assert.ok(
    lives > 20 && late > 100 && ended > 1000 && confirmed.size > 1000,
    `${lives} ${late} ${ended} ${confirmed.size}`,
  );
});
