import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aTicket, aTicketDraw } from '../../testing/a-draw.ts';
import { createTicketUpdates } from './ticket-updates.ts';

const inState = (state: 'taken' | 'settling' | 'won', paid = '0.00') =>
  aTicket({ paid, draws: [aTicketDraw({ state, paid })] });

// covers 2.7
test('notifies of a win once, when it is paid', () => {
  const updateOf = createTicketUpdates();
  const [waiting, settling, won] = [inState('taken'), inState('settling', '7.20'), inState('won', '7.20')];
  assert.equal(updateOf(waiting, settling), undefined);
  assert.equal(updateOf(settling, settling), undefined);
  assert.deepEqual(updateOf(settling, won), { before: waiting, after: won });
  assert.deepEqual(updateOf(won, won), { before: won, after: won }, 'nothing is held any more');
});

test('notifies of a resettled win by the difference', () => {
  const updateOf = createTicketUpdates();
  const [won, settling, more] = [inState('won', '7.20'), inState('settling', '9.60'), inState('won', '9.60')];
  assert.equal(updateOf(won, settling), undefined);
  assert.deepEqual(updateOf(settling, more), { before: won, after: more });
});
