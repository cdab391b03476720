import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { storeOptions } from '../testing/store-options.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import { openSportsStore } from './open-sports-store.ts';
import { fixtureOf, ticketOn } from './testing/fixture-of.ts';

const now = () => Date.UTC(2026, 2, 3);

const final = { end: 'ended', winner: 'home', tally: { home: 1, away: 0 }, score: '1 : 0' } as const;

test('restores what was saved after a crash in the middle of a line, without old finished entries', async () => {
  await withTempFolder(async (folder) => {
    const first = await openSportsStore(storeOptions(folder, now));
    const [old, needed, fresh, open] = [
      { ...fixtureOf('old', '2026-03-01T00:00:00.000Z'), final },
      { ...fixtureOf('needed', '2026-03-01T00:00:00.000Z'), final },
      { ...fixtureOf('fresh', '2026-03-02T23:00:00.000Z'), final },
      fixtureOf('open', '2026-03-03T00:05:00.000Z'),
    ];
    for (const each of [old, needed, fresh, open]) await first.store.saveFixture(each);
    const due = ticketOn(['needed'], 'settling', '2026-01-01T00:00:00.000Z');
    const done = ticketOn(['old'], 'settled', '2026-01-01T00:00:00.000Z');
    for (const each of [due, done]) await first.store.saveTicket(each);
    await first.close();
    await appendFile(path.join(folder, 'sports.jsonl'), '{"kind":"ticket","ticket":{"roundId":"half');

    const { store: sportsStore, close } = await openSportsStore(storeOptions(folder, now));
    assert.deepEqual(sportsStore.openFixtures(), [open]);
    assert.deepEqual(sportsStore.dueTickets(), [due]);
    assert.deepEqual(
      [sportsStore.fixture('needed'), sportsStore.fixture('fresh'), sportsStore.fixture('old')],
      [needed, fresh, undefined],
    );
    assert.equal(sportsStore.ticket(done.roundId), undefined);
    assert.deepEqual(
      sportsStore.results(['cove'], 10).map(({ fixtureId }) => fixtureId),
      ['fresh', 'needed'],
    );
    await close();
  });
});

test('drops a ticket with a refused stake from memory while open, with the match that only it needed', async () => {
  await withTempFolder(async (folder) => {
    let time = now();
    const { store: sportsStore, close } = await openSportsStore(storeOptions(folder, () => time));
    const refused = ticketOn(['past'], 'refused', '2026-03-03T00:00:00.000Z');
    await sportsStore.saveFixture({ ...fixtureOf('past', '2026-03-01T00:00:00.000Z'), final });
    await sportsStore.saveTicket(refused);
    assert.deepEqual(sportsStore.history('p', 'g', 9), [refused]);
    time += 3_600_000;
    await sportsStore.saveFixture(fixtureOf('next', '2026-03-03T02:00:00.000Z'));
    await close();
    assert.deepEqual([sportsStore.ticket(refused.roundId), sportsStore.history('p', 'g', 9)], [undefined, []]);
    assert.equal(sportsStore.fixture('past'), undefined);
    assert.equal(sportsStore.openFixtures().length, 1);
  });
});
