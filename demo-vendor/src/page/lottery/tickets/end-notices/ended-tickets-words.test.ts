import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aTicket, aTicketDraw } from '../../testing/a-draw.ts';
import { returnedMinor } from '../ticket.rules.ts';
import { numberWords } from '../ticket-words.ts';
import { endedTicketsWords } from './ended-tickets-words.ts';

const won = (paid: string) => aTicket({ paid, draws: [aTicketDraw({ state: 'won', paid })] });
const lost = aTicket({ draws: [aTicketDraw({ state: 'lost' })] });
const back = aTicket({ draws: [aTicketDraw({ state: 'returned' })] });

test('describes tickets that end together in one sentence', () => {
  const words = (...tickets: Parameters<typeof endedTicketsWords>[0]) => endedTicketsWords(tickets, '₱')?.words;
  assert.equal(words(aTicket()), undefined);
  assert.equal(words(lost, aTicket()), 'Miền Bắc 5 phút: No win, −₱ 20.00');
  assert.equal(words(won('1200.00'), lost, won('0.50')), '1 of 3 tickets won: Returned ₱ 1,200.50, +₱ 1,140.50');
  assert.equal(words(lost, back), '2 tickets: No win, −₱ 20.00');
  assert.equal(words(won('7.20'), lost), '2 tickets: Returned ₱ 7.20, −₱ 32.80');
  assert.equal(endedTicketsWords([won('7.20'), lost], '₱')?.isGood, false);
  assert.equal(words(back, back), '2 tickets: stakes refunded');
});

test('describes how much of a ticket was returned', () => {
  const states = (['won', 'returned', 'returned', 'returning'] as const).map((state) => aTicketDraw({ state }));
  assert.equal(returnedMinor(aTicket({ draws: states })), 4000);
});

test('formats options as words and figures unchanged', () => {
  assert.deepEqual(['BIG', '07', '1-1', 'A'].map(numberWords), ['Big', '07', '1-1', 'A']);
});
