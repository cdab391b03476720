import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { type Browser, browser } from '../testing/loads-harness.ts';
import { rollbackHarness } from '../testing/rollback-harness.ts';

forEachDatabase(({ database }) => {
  const { harness } = rollbackHarness(database);

  // covers 10
  test('alerts once an hour when 20 pages refuse their composition within 5 minutes, but not for pages of one address', async () => {
    const refuse = async (from: Browser) =>
      harness().report(from, await harness().ticket(from), [], { compositionFault: 'signature' });
    for (let at = 0; at < 30; at += 1) await refuse({ ...browser(300 + at), address: '203.0.113.1' });
    assert.deepEqual(await harness().alerts(), []);
    for (let at = 0; at < 25; at += 1) await refuse(browser(400 + at));
    const alerts = await harness().alerts();
    assert.deepEqual(
      alerts.map(({ kind }) => kind),
      ['composition-refused'],
    );
    assert.deepEqual((await harness().health()).compositionFaults, [{ fault: 'signature', pages: 55 }]);
  });
});
