import assert from 'node:assert/strict';
import { databaseTests } from '../../testing/database/databases.ts';
import { testApp } from '../../testing/test-kernel.ts';

const { test, database } = databaseTests();

test('a setting whose text looks like a number is stored as written, now and in its history', async () => {
  const app = await testApp(database());
  try {
    const { settings } = app.modules;
    await settings.write('points.stakePerPoint', '20.00', 'test');
    assert.equal(await settings.get('points.stakePerPoint'), '20.00');
    await settings.write('points.stakePerPoint', '30.00', 'test');
    const values = (await settings.history('points.stakePerPoint')).map(({ value }) => value);
    assert.deepEqual(values, ['30.00', '20.00', '10.00']);
    await settings.undo('points.stakePerPoint', 'test', 'a test');
    assert.equal(await settings.get('points.stakePerPoint'), '20.00');
  } finally {
    await app.close();
  }
});
