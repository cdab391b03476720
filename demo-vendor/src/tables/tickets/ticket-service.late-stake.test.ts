import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findTableGame } from '../../games/table-games.ts';
import { crashableTables } from '../../testing/crashable-tables.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { lateStakes } from '../../testing/late-stakes.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { phaseMs } from '../phases.rules.ts';

const table = findTableGame('harbour-roulette') ?? assert.fail();
const opening = 1_000_000n;

/** Places a bet whose first call is still on its way when its repeat is refused. */
async function refusedBet() {
  const platform = fakePlatform(opening);
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const line = lateStakes(platform.gateway);
  const disk = { lines: [] as string[] };
  const live = () => {
    const parts = { disk, gateway: line.gateway, clock: time.clock, draw: seededDraw(1) };
    const life = crashableTables({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
    void life.room.resume();
    return life;
  };
  const life = live();
  life.room.watch(table, { playerId: 'player-1', table: () => {}, ticket: () => {} });
  await time.pass(100);
  const place = (betId: string) => {
    const roundNo = life.room.moment(table.game.gameCode)?.round.roundNo ?? 0;
    const slip = { playerId: 'player-1', launchId: 'launch-1', betId, roundNo };
    return life.room.place(table, { ...slip, chips: [{ spot: 'red', minor: 500 }] });
  };
  line.suffer('late', 'refused');
  const placing = place('bet-0001');
  await time.pass(5000);
  const placed = await placing;
  assert.ok(placed.kind === 'placed');
  assert.deepEqual([placed.bet.state, placed.bet.refusal], ['returning', 'play_stopped']);
  const betNow = () => life.tableStore.betOf('player-1', 'bet-0001')?.bet.state;
  return { platform, time, line, live, life, place, betNow };
}

for (const when of ['before', 'after'] as const) {
  test(`rolls back a stake that arrives after its repeat was refused: ${when} the result`, async () => {
    const { platform, time, line, betNow } = await refusedBet();
    if (when === 'before') assert.equal(await line.arrive(), 1);
    await time.pass(phaseMs.betting + phaseMs.closed);
    if (when === 'after') assert.equal(await line.arrive(), 1);
    assert.deepEqual([betNow(), platform.balance()], ['returned', opening]);
  });
}

test('accepts another bet in the same round after the refused one', async () => {
  const { platform, time, line, life, place } = await refusedBet();
  await line.arrive();
  void place('bet-0002');
  await time.pass(phaseMs.betting + phaseMs.closed);
  const { ticket } = life.tableStore.betOf('player-1', 'bet-0002') ?? assert.fail();
  assert.deepEqual([ticket.state, ticket.bets.map(({ state }) => state)], ['settled', ['returned', 'taken']]);
  assert.equal(platform.balance(), opening - 500n + BigInt(ticket.winMinor));
});

// covers 2.7
test('rolls back a stake that arrives after its repeat was refused, after a restart', async () => {
  const { platform, time, line, live, life } = await refusedBet();
  life.kill();
  assert.equal(await line.arrive(), 1);
  assert.equal(platform.balance(), opening - 500n);
  const next = live();
  await time.pass(1000);
  assert.equal(next.tableStore.betOf('player-1', 'bet-0001')?.bet.state, 'returned');
  assert.equal(platform.balance(), opening);
});
