import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../../../gateway/platform-client.ts';
import { crashableLottery } from '../../../testing/crashable-lottery.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { tinySlip } from '../../../testing/lottery-studio.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import { ticketKey } from '../lottery-ticket.ts';
import { pageOf } from '../testing/random-slip.ts';

test("rolls back a stake of a killed process that arrives after the restart's stake was refused", async () => {
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1, 0, 0, 10));
  const disk = { lines: [] as string[] };
  const under: (() => Promise<unknown>)[] = [];
  /** Holds back stakes until the test delivers them. */
  const slow: Gateway = {
    call(call, input) {
      if (call.path !== vendorBet.path) return platform.gateway.call(call, input);
      under.push(() => platform.gateway.call(call, input));
      return new Promise(() => {});
    },
  };
  const stopped: Gateway = {
    call: async (call, input) =>
      call.path === vendorBet.path ? { kind: 'refusal', code: 'play_stopped' } : platform.gateway.call(call, input),
  };
  const live = (gateway: Gateway) => {
    const parts = { disk, gateway, clock: time.clock, draw: seededDraw(1), stepsToLive: Number.POSITIVE_INFINITY };
    const life = crashableLottery(parts);
    life.resume();
    return life;
  };
  const first = live(slow);
  await time.pass(1000);
  const drawIds = first.draws.upcoming('MINUTE', 1).map(({ drawId }) => drawId);
  void first.room.place({ session: pageOf('player-1'), request: tinySlip(drawIds) });
  await time.pass(1000);
  assert.equal(under.length, 1, 'the stake is under way');
  first.kill();

  const second = live(stopped);
  await time.pass(5000);
  await Promise.all(under.map((arrive) => arrive()));
  assert.equal(second.ticketStore.ticket(ticketKey('player-1', 'ticket-0001'))?.parts[0]?.state, 'returned');
  assert.deepEqual([platform.balance(), platform.rounds.size], [1_000_000n, 0]);
  second.kill();
});
