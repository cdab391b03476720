import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aTicket, aTicketDraw } from '../testing/a-draw.ts';
import { isCorrected, isPaymentShown, ticketState, waitingDraws } from './ticket.rules.ts';
import { calculationWords, endWords, reasonWords } from './ticket-words.ts';

test('keeps a ticket waiting while one of its draws is, and gives it one final state', () => {
  const state = (...states: Parameters<typeof aTicketDraw>[0][]) =>
    ticketState(aTicket({ draws: states.map(aTicketDraw) }));
  assert.equal(state({ state: 'asked' }, { state: 'asked' }), 'asked');
  assert.equal(state({ state: 'lost' }, { state: 'taken' }), 'waiting');
  assert.equal(state({ state: 'settling' }, { state: 'taken' }), 'waiting');
  assert.equal(state({ state: 'settling' }, { state: 'won' }), 'settling');
  assert.equal(state({ state: 'lost' }, { state: 'lost' }), 'lost');
  assert.equal(state({ state: 'returned' }, { state: 'returning' }), 'returned');
  assert.equal(state({ state: 'lost' }, { state: 'returned' }), 'lost');
  const paid = (amount: string) => ticketState(aTicket({ paid: amount, draws: [aTicketDraw({ state: 'won' })] }));
  assert.deepEqual(['7.20', '20.00', '20.01'].map(paid), ['part', 'even', 'won'], 'of a ticket for 20.00');
  const chase = [aTicketDraw({ state: 'won' }), aTicketDraw({ state: 'returned' }), aTicketDraw({ state: 'returned' })];
  assert.equal(
    ticketState(aTicket({ paid: '36.00', total: '60.00', draws: chase })),
    'won',
    'what came back costs nothing',
  );
  const instant = { numbers: [], commitment: '', seed: '' };
  assert.equal(ticketState(aTicket({ draws: [], instant })), 'lost');
});

// covers 2.7
test('shows the payment of a ticket once posted, for a chase from its first win on', () => {
  const isShown = (paid: string, ...states: Parameters<typeof aTicketDraw>[0][]) =>
    isPaymentShown(aTicket({ paid, draws: states.map(aTicketDraw) }));
  const [taken, lost, won] = [{ state: 'taken' }, { state: 'lost' }, { state: 'won' }] as const;
  assert.deepEqual(
    [isShown('0.00', taken), isShown('0.00', lost, taken), isShown('0.00', { state: 'asked' })],
    [false, false, false],
  );
  assert.equal(isShown('3.60', won, taken), true, 'a chase that won and goes on');
  assert.equal(isShown('3.60', won, { state: 'settling' }), false);
  assert.deepEqual(
    [isShown('0.00', lost), isShown('3.60', won), isShown('0.00', { state: 'returned' })],
    [true, true, false],
  );
});

// covers 1
test("shows the calculation of a ticket's payment", () => {
  const ticket = aTicket();
  const hit = { won: 'Each prize', times: 2, pays: '3.60' };
  assert.equal(
    calculationWords(ticket, { line: 0, paid: '144.00', hits: [hit] }),
    '10.00 × 2 × 3.60 (Each prize) × 2 = 144.00',
  );
  const special = { won: 'Special', times: 1, pays: '80.00' };
  const both = { line: 0, paid: '1672.00', hits: [special, { ...hit, times: 1 }] };
  assert.equal(calculationWords(ticket, both), '10.00 × 2 × [80.00 (Special) + 3.60 (Each prize)] = 1,672.00');
});

test('shows why a stake was returned, and marks corrections', () => {
  const back = aTicketDraw({ state: 'returned', reason: 'stopped_after_win' });
  assert.equal(reasonWords(back), 'Refunded because an earlier draw on this ticket won.');
  assert.equal(reasonWords(aTicketDraw()), '');
  assert.ok(isCorrected(aTicket({ draws: [aTicketDraw(), aTicketDraw({ corrections: 1 })] })));
  assert.equal(waitingDraws(aTicket({ draws: [aTicketDraw(), aTicketDraw({ state: 'won' })] })), 1);
  assert.equal(endWords(aTicket(), '₱'), undefined);
  const settling = aTicket({ paid: '1200.00', draws: [aTicketDraw({ state: 'settling', paid: '1200.00' })] });
  assert.equal(endWords(settling, '₱'), undefined, 'no word of a win before its money is there');
  const won = aTicket({ paid: '1200.00', draws: [aTicketDraw({ state: 'won', paid: '1200.00' })] });
  assert.equal(endWords(won, '₱'), 'Miền Bắc 5 phút: Returned ₱ 1,200.00, +₱ 1,180.00');
});
