import assert from 'node:assert/strict';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { bookPlace } from '../testing/book-place.ts';
import { openBooks } from './open-books.ts';
import type { Ticket } from './ticket.ts';

const now = () => Date.UTC(2026, 2, 1);
const openedAt = new Date(now()).toISOString();

test('restores what was saved after a crash in the middle of a line, and continues the numbers', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-books-'));
  try {
    const first = await openBooks(bookPlace(folder, now));
    const round = { table: 'harbour-roulette', roundNo: 7, openedAt, commitment: 'c', state: 'open' as const };
    const bet = {
      betId: 'bet-1',
      transactionId: 't-1',
      launchId: 'l-1',
      chips: [{ spot: 'red', minor: 500 }],
      minor: 500,
    };
    const place = { roundId: 'harbour-roulette-7-p', table: 'harbour-roulette', roundNo: 7, playerId: 'player-1' };
    const ticket: Ticket = { ...place, bets: [{ ...bet, state: 'asked' }], state: 'open', winMinor: 0, at: openedAt };
    await first.books.saveRound(round);
    await first.books.saveTicket(ticket);
    await first.close();
    await appendFile(path.join(folder, 'tables.jsonl'), '{"kind":"ticket","ticket":{"roundId":"harb');

    const { books, close } = await openBooks(bookPlace(folder, now));
    assert.deepEqual(books.openTickets(), [ticket]);
    assert.deepEqual(books.openRounds(), [round]);
    assert.equal(books.lastRoundNo('harbour-roulette'), 7);
    assert.deepEqual(books.betOf('player-1', 'bet-1')?.ticket, ticket);
    assert.equal(books.betOf('player-2', 'bet-1'), undefined);
    await close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
