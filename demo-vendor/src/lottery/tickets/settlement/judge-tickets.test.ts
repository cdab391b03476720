import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { boardOfDigits, tinyCatalogue } from '../../../testing/tiny-lottery.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import type { LotteryDraw } from '../../draws/draw.ts';
import { type LotteryTicket, ticketKey } from '../lottery-ticket.ts';
import { createTicketStore } from '../ticket-store.ts';
import { createJudge } from './judge-tickets.ts';

const drawn: LotteryDraw = {
  gameCode: 'MINUTE',
  drawId: 'd-1',
  opensAt: '',
  closesAt: '',
  drawsAt: '',
  state: 'result',
  corrections: 0,
  commitment: '',
  seed: '',
  drawn: boardOfDigits([7, 1, 2]),
};

const ticketOf = (ticketId: string): LotteryTicket => ({
  ticketId,
  playerId: 'p',
  gameCode: 'MINUTE',
  launchId: 'l',
  sessionId: 's',
  at: '',
  sent: '',
  priceMinor: 100,
  stopAfterWin: false,
  state: 'taken',
  lines: [{ playType: 'HIT', numbers: ['7'], stakeMinor: 100, multiple: 1 }],
  parts: [{ roundId: ticketId, drawId: 'd-1', drawsAt: '', state: 'taken', paidMinor: 0, gains: [], corrections: 0 }],
});

// covers 2.7
test('judges a ticket queued at any moment after the last one, without another trigger', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const ticketStore = createTicketStore([], async () => {});
    for (const id of ['first', 'second']) await ticketStore.open(ticketOf(id));
    let judged = () => {
      judged = () => {};
      void (async () => {
        for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
        judge([ticketKey('p', 'second')]);
      })();
    };
    const judge = createJudge(
      {
        ticketStore,
        catalogue: tinyCatalogue,
        gateway: fakePlatform().gateway,
        clock: virtualClock(0).clock,
        draws: {
          find: () => drawn,
          upcoming: () => [],
          past: () => [drawn],
          takesTickets: () => false,
          onChange: () => () => {},
        },
        log: () => assert.fail(),
        changed() {},
      },
      () => judged(),
    );
    judge([ticketKey('p', 'first')]);
    await new Promise((resolve) => setImmediate(resolve));
    const states = ['first', 'second'].map((id) => ticketStore.ticket(ticketKey('p', id))?.parts[0]?.state);
    assert.deepEqual(states, ['settling', 'settling'], `${moments} moments after`);
  }
});
