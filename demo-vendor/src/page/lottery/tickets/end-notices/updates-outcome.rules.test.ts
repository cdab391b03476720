import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aTicket, aTicketDraw } from '../../testing/a-draw.ts';
import { updatesOutcome } from './updates-outcome.rules.ts';

const taken = aTicketDraw();
const ticket = (paid: string, ...draws: ReturnType<typeof aTicketDraw>[]) => aTicket({ paid, draws });
const of = (...updates: Parameters<typeof updatesOutcome>[0]) => {
  const { kind, net } = updatesOutcome(updates);
  return [kind, net];
};

test('sums draws decided together, each at the price of one draw', () => {
  const [won, lost] = [aTicketDraw({ state: 'won' }), aTicketDraw({ state: 'lost' })];
  const one = { before: ticket('0.00', taken), after: ticket('7.20', won) };
  assert.deepEqual(of(one), ['partial', '-12.80']);
  assert.deepEqual(of(one, { before: ticket('0.00', taken), after: ticket('0.00', lost) }), ['partial', '-32.80']);
  assert.deepEqual(of({ before: ticket('0.00', taken), after: ticket('80.00', won) }, one), ['win', '47.20']);
});

test('counts only the new draw of a chase', () => {
  const [won, lost] = [aTicketDraw({ state: 'won' }), aTicketDraw({ state: 'lost' })];
  const before = ticket('36.00', won, taken, taken);
  assert.deepEqual(of({ before, after: ticket('36.00', won, lost, taken) }), ['loss', '-20.00']);
  assert.deepEqual(of({ before, after: ticket('72.00', won, won, taken) }), ['win', '16.00']);
});

test('counts no stake for a returned or corrected draw', () => {
  const back = { before: ticket('0.00', taken), after: ticket('0.00', aTicketDraw({ state: 'returned' })) };
  assert.deepEqual(of(back), ['loss', '0.00']);
  const [lost, won] = [aTicketDraw({ state: 'lost' }), aTicketDraw({ state: 'won', corrections: 1 })];
  assert.deepEqual(of({ before: ticket('0.00', lost), after: ticket('36.00', won) }), ['win', '36.00']);
});
