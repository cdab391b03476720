import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/databases.ts';
import { judgedLoads } from './judged-loads.ts';
import { type Browser, browser } from './loads-fixture.ts';

forEachDatabase(({ database }) => {
  const { place } = judgedLoads(database);

  test('alerts once an hour when 20 pages refuse their composition within 5 minutes, but not for pages of one address', async () => {
    const refuse = async (from: Browser) =>
      place().report(from, await place().ticket(from), [], { compositionFault: 'signature' });
    for (let at = 0; at < 30; at += 1) await refuse({ ...browser(300 + at), address: '203.0.113.1' });
    assert.deepEqual(await place().alerts(), []);
    for (let at = 0; at < 25; at += 1) await refuse(browser(400 + at));
    const alerts = await place().alerts();
    assert.deepEqual(
      alerts.map(({ kind }) => kind),
      ['composition-refused'],
    );
    assert.deepEqual((await place().health()).compositionFaults, [{ fault: 'signature', pages: 55 }]);
  });
});
