import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minorOf } from '../../../money/minor.rules.ts';
import { aTicket, aTicketDraw } from '../../testing/a-draw.ts';
import { receiptSums } from './receipt.rules.ts';

const refused = (drawId: string, state: 'returning' | 'returned' = 'returned') =>
  aTicketDraw({ drawId, state, reason: 'slip_refused' });

// covers 2.7
test("lists each bet of a partly refused slip on the receipt, with amounts that add up to the ticket's total", () => {
  const draws = [aTicketDraw({ drawId: 'd1', state: 'settling' }), refused('d2', 'returning'), refused('d3')];
  const ticket = aTicket({ draws, price: '20.10', total: '60.30' });
  const { bets, paidMinor, refusedMinor } = receiptSums(ticket);
  assert.deepEqual(
    bets.map(({ drawId, isTaken }) => [drawId, isTaken]),
    [
      ['d1', true],
      ['d2', false],
      ['d3', false],
    ],
  );
  assert.deepEqual([paidMinor, refusedMinor], [2010, 4020]);
  assert.equal(paidMinor + refusedMinor, minorOf(ticket.total));
});

test('shows a fully taken ticket as fully paid, also after a draw was cancelled', () => {
  const cancelled = aTicketDraw({ drawId: 'd2', state: 'returned', reason: 'draw_cancelled' });
  const { paidMinor, refusedMinor } = receiptSums(aTicket({ draws: [aTicketDraw(), cancelled], total: '40.00' }));
  assert.deepEqual([paidMinor, refusedMinor], [4000, 0]);
});
