import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway, Reply } from '../../../gateway/platform-client.ts';
import { crashableLottery } from '../../../testing/crashable-lottery.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { tinySlip } from '../../../testing/lottery-studio.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import { ticketKey } from '../lottery-ticket.ts';
import { pageOf } from '../testing/random-slip.ts';

/** Places a slip over two draws whose second stake is answered only after the first draw is drawn. */
async function drawnWhileAsked(second: Reply<never>) {
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1, 0, 0, 10));
  let bets = 0;
  const slow: Gateway = {
    async call(call, input) {
      if (call.path !== vendorBet.path) return platform.gateway.call(call, input);
      bets += 1;
      const isFirst = bets === 1;
      await time.clock.wait(isFirst ? 3000 : 4500);
      return isFirst ? platform.gateway.call(call, input) : second;
    },
  };
  const parts = { disk: { lines: [] }, gateway: slow, clock: time.clock, draw: seededDraw(1) };
  const life = crashableLottery({ ...parts, stepsToLive: Number.POSITIVE_INFINITY });
  life.resume();
  await time.pass(1000);
  const draws = life.draws.upcoming('MINUTE', 2);
  const drawIds = draws.map(({ drawId }) => drawId);
  await time.pass(Date.parse(draws[0]?.closesAt ?? '') - time.clock.now() - 100);
  const placed = life.room.place({ session: pageOf('player-1'), request: tinySlip(drawIds) });
  await time.pass(30_000);
  const ticket = life.ticketStore.ticket(ticketKey('player-1', 'ticket-0001')) ?? assert.fail();
  life.kill();
  return { ticket, platform, placed: await placed };
}

const empty: Reply<never> = { kind: 'refusal', code: 'insufficient_balance' };
const gone: Reply<never> = { kind: 'refusal', code: 'launch_ended' };
const silent: Reply<never> = { kind: 'unreachable', reason: 'no answer' };
const cases = [
  { what: 'refused for an empty wallet', answer: empty, otherState: 'dropped', refusalCode: 'insufficient_balance' },
  { what: 'refused as the player has logged out', answer: gone, otherState: 'dropped', refusalCode: 'launch_ended' },
  { what: 'not answered at all', answer: silent, otherState: 'returned', refusalCode: 'draw_closed' },
];

// covers 2.7
for (const { what, answer, otherState, refusalCode } of cases)
  test(`keeps a stake whose draw is drawn before the next stake is ${what}, so that a known result cannot be undone`, async () => {
    const { ticket, platform, placed } = await drawnWhileAsked(answer);
    assert.deepEqual([placed.kind, ticket.state], ['placed', 'taken']);
    assert.deepEqual(
      ticket.parts.map(({ state }) => state),
      ['settled', otherState],
    );
    assert.equal(ticket.refusal?.code, refusalCode, 'the page can say why the rest went back');
    const paid = BigInt(ticket.parts[0]?.paidMinor ?? 0);
    assert.equal(platform.balance(), 1_000_000n - 200n + paid);
    assert.equal(platform.rounds.get(ticket.parts[0]?.roundId ?? '')?.state, 'settled');
  });
