import assert from 'node:assert/strict';
import { seededDraw } from '@portal/engines/seeded-draw';
import { crashableLottery, type LotteryLife } from '../../../testing/crashable-lottery.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { boardOfDigits } from '../../../testing/tiny-lottery.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import type { SlipRequest } from '../../lottery-shapes.ts';
import { ticketKey } from '../lottery-ticket.ts';
import { pageOf } from './random-slip.ts';
import { auditTicket } from './ticket-audit.ts';

const opening = 1_000_000n;
const session = pageOf('player-1');

function slipOf(life: LotteryLife, ticketId: string, gameCode: string, count: number): SlipRequest {
  const drawIds = life.draws.upcoming(gameCode, count).map(({ drawId }) => drawId);
  const lines = [{ playType: 'HIT', numbers: ['1', '2', '3'], stake: '1.01', multiple: 3 }];
  const total = (Math.max(1, count) * 3.03).toFixed(2);
  return { ticketId, gameCode, drawIds, lines, stopAfterWin: ticketId.startsWith('stop'), total };
}

/**
 * Plays slips (a chase that stops after a win, one with a cancelled draw, an instant ticket, one whose page is gone),
 * lost answers and a correction, with a crash after `steps` and a restart. Returns whether it crashed.
 */
export async function crashAt(steps: number): Promise<boolean> {
  const chance = seededDraw(steps);
  const platform = fakePlatform(opening);
  const time = virtualClock(Date.UTC(2026, 2, 1, 0, 0, 10));
  const disk = { lines: [] as string[] };
  const live = (stepsToLive: number) => {
    const born = crashableLottery({ disk, gateway: platform.gateway, clock: time.clock, draw: chance, stepsToLive });
    born.resume();
    return born;
  };
  let life = live(Number.POSITIVE_INFINITY);
  await time.pass(3000);
  life.kill();
  life = live(steps);
  let hasDied = false;
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      await time.pass(Math.min(500, left));
      if (!life.isDead()) continue;
      hasDied = true;
      life = live(Number.POSITIVE_INFINITY);
    }
  };
  const requests = [
    slipOf(life, 'stop-0001', 'MINUTE', 3),
    slipOf(life, 'chase-0001', 'OTHER', 2),
    slipOf(life, 'instant-0001', 'NOW', 0),
  ];
  // Its page is gone, so nobody repeats it.
  const silent = slipOf(life, 'silent-0001', 'OTHER', 2);
  platform.suffer('none', 'none', 'answer-lost', 'request-lost', 'none', 'answer-lost');
  for (const request of [...requests, silent]) void life.room.place({ session, request });
  await pass(500);
  // A page without an answer repeats its request.
  for (const request of requests) void life.room.place({ session, request });
  await pass(4500);
  const second = requests[1]?.drawIds[1] ?? assert.fail();
  const cancel = () => void life.draws.cancel({ gameCode: 'OTHER', drawId: second, reason: 'The machine broke' });
  cancel();
  await pass(1000);
  // An operator without an answer repeats the request.
  cancel();
  platform.putOff(true);
  await pass(60_000);
  const first = requests[0]?.drawIds[0] ?? assert.fail();
  const drawn = boardOfDigits([1, 1, 9]);
  const correct = () =>
    void life.draws.correct({ gameCode: 'MINUTE', drawId: first, drawn, reason: 'Read wrongly', correction: 1 });
  correct();
  await pass(1000);
  correct();
  await pass(240_000);

  assert.deepEqual([life.complaints, life.ticketStore.openTickets()], [[], []]);
  let expected = opening;
  for (const request of [...requests, silent]) {
    const ticket = life.ticketStore.ticket(ticketKey(session.playerId, request.ticketId));
    assert.ok(ticket || request === silent, `${request.ticketId} is forgotten`);
    if (ticket) expected += auditTicket(life, platform, ticket);
  }
  assert.equal(platform.balance('player-1'), expected);
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing is posted twice');
  assert.deepEqual(
    [...platform.rounds.values()].filter(({ state }) => state === 'open'),
    [],
  );
  life.kill();
  return hasDied;
}
