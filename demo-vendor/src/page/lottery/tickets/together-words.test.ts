import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aTicket, aTicketDraw } from '../testing/a-draw.ts';
import { numberWords } from './number-words.rules.ts';
import { givenBackMinor } from './ticket.rules.ts';
import { togetherWords } from './together-words.ts';

const won = (paid: string) => aTicket({ paid, draws: [aTicketDraw({ state: 'won', paid })] });
const lost = aTicket({ draws: [aTicketDraw({ state: 'lost' })] });
const back = aTicket({ draws: [aTicketDraw({ state: 'returned' })] });

test('tickets that end together are told in one sentence', () => {
  const words = (...tickets: Parameters<typeof togetherWords>[0]) => togetherWords(tickets, '₱')?.words;
  assert.equal(words(aTicket()), undefined);
  assert.equal(words(lost, aTicket()), 'Miền Bắc 5 phút: this ticket did not win');
  assert.equal(words(won('1200.00'), lost, won('0.50')), '2 of 3 tickets won: ₱ 1,200.50');
  assert.equal(words(lost, back), '2 tickets: no win');
  assert.equal(words(back, back), '2 tickets: stakes given back');
});

test('a ticket says how much of it came back', () => {
  const states = (['won', 'returned', 'returned', 'returning'] as const).map((state) => aTicketDraw({ state }));
  assert.equal(givenBackMinor(aTicket({ draws: states })), 4000);
});

test('options are read as words, figures as they are', () => {
  assert.deepEqual(['BIG', '07', '1-1', 'A'].map(numberWords), ['Big', '07', '1-1', 'A']);
});
