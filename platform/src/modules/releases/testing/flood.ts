import assert from 'node:assert/strict';
import { browser, type LoadsHarness } from './loads-harness.ts';

const countedAtMost = 25;

/** Sends this many false failures from one address; nobody else is affected, and only the first are written. */
export async function flood(harness: LoadsHarness, times: number): Promise<void> {
  const loads = [{ version: '1.0.0', outcome: 'failed' as const }];
  await harness.app.modules.settings.write('releases.reportsPerMinute', countedAtMost, 'test');
  const from = browser(1);
  const tickets = await Promise.all(Array.from({ length: 60 }, () => harness.ticket(from)));
  const statuses = new Set<number>();
  for (let at = 0; at < times; at += 1) {
    statuses.add(await harness.report(from, tickets[at % tickets.length] ?? '', loads));
  }
  assert.deepEqual([...statuses], [200]);
  assert.equal((await harness.rows()).length, countedAtMost);
  await harness.load(browser(2), { version: '1.0.0' });
  assert.equal((await harness.rows()).length, countedAtMost + 1, 'another address counts');
}
