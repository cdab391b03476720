import assert from 'node:assert/strict';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { bookPlace } from '../testing/book-place.ts';
import { openSportsBooks } from './open-sports-books.ts';
import { fixtureOf, ticketOn } from './testing/fixture-of.ts';

const now = () => Date.UTC(2026, 2, 3);

const final = { end: 'ended', winner: 'home', tally: { home: 1, away: 0 }, score: '1 : 0' } as const;

test('restores what was saved after a crash in the middle of a line, without old finished entries', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-sports-books-'));
  try {
    const first = await openSportsBooks(bookPlace(folder, now));
    const [old, needed, fresh, open] = [
      { ...fixtureOf('old', '2026-03-01T00:00:00.000Z'), final },
      { ...fixtureOf('needed', '2026-03-01T00:00:00.000Z'), final },
      { ...fixtureOf('fresh', '2026-03-02T23:00:00.000Z'), final },
      fixtureOf('open', '2026-03-03T00:05:00.000Z'),
    ];
    for (const each of [old, needed, fresh, open]) await first.books.saveFixture(each);
    const due = ticketOn(['needed'], 'settling', '2026-01-01T00:00:00.000Z');
    const done = ticketOn(['old'], 'settled', '2026-01-01T00:00:00.000Z');
    for (const each of [due, done]) await first.books.saveTicket(each);
    await first.close();
    await appendFile(path.join(folder, 'sports.jsonl'), '{"kind":"ticket","ticket":{"roundId":"half');

    const { books, close } = await openSportsBooks(bookPlace(folder, now));
    assert.deepEqual(books.openFixtures(), [open]);
    assert.deepEqual(books.dueTickets(), [due]);
    assert.deepEqual(
      [books.fixture('needed'), books.fixture('fresh'), books.fixture('old')],
      [needed, fresh, undefined],
    );
    assert.equal(books.ticket(done.roundId), undefined);
    assert.deepEqual(
      books.results(['cove'], 10).map(({ fixtureId }) => fixtureId),
      ['fresh', 'needed'],
    );
    await close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('drops a ticket with a refused stake from memory while open, with the match that only it needed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-sports-books-'));
  try {
    let time = now();
    const { books, close } = await openSportsBooks(bookPlace(folder, () => time));
    const refused = ticketOn(['past'], 'refused', '2026-03-03T00:00:00.000Z');
    await books.saveFixture({ ...fixtureOf('past', '2026-03-01T00:00:00.000Z'), final });
    await books.saveTicket(refused);
    assert.deepEqual(books.history('p', 'g', 9), [refused]);
    time += 3_600_000;
    await books.saveFixture(fixtureOf('next', '2026-03-03T02:00:00.000Z'));
    await close();
    assert.deepEqual([books.ticket(refused.roundId), books.history('p', 'g', 9)], [undefined, []]);
    assert.equal(books.fixture('past'), undefined);
    assert.equal(books.openFixtures().length, 1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
