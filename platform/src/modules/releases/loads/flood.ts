import assert from 'node:assert/strict';
import { browser, type LoadsPlace } from './loads-fixture.ts';

const countedAtMost = 25;

/** Sends this many false failures from one address; nobody else is affected, and only the first are written. */
export async function flood(place: LoadsPlace, times: number): Promise<void> {
  const told = [{ version: '1.0.0', outcome: 'failed' as const }];
  await place.app.modules.content.settings.write('releases.reportsPerMinute', countedAtMost, 'test');
  const from = browser(1);
  const tickets = await Promise.all(Array.from({ length: 60 }, () => place.ticket(from)));
  const statuses = new Set<number>();
  for (let at = 0; at < times; at += 1) {
    statuses.add(await place.report(from, tickets[at % tickets.length] ?? '', told));
  }
  assert.deepEqual([...statuses], [200]);
  assert.equal((await place.rows()).length, countedAtMost);
  await place.load(browser(2), { version: '1.0.0' });
  assert.equal((await place.rows()).length, countedAtMost + 1, 'another address counts');
}
