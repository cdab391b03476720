import assert from 'node:assert/strict';
import * as v from 'valibot';
import { databaseTests } from '../../testing/database/databases.ts';
import { testKernel } from '../../testing/test-kernel.ts';
import { createDatabase } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { openPostgres } from '../database/postgres-engine.ts';
import { defineTopic } from './outbox.ts';

/** Two concurrent transactions exist only on a real server. */
const { test, database, url } = databaseTests(['postgres']);

test('does not skip an event that commits late', async () => {
  const other = createDatabase(openPostgres({ url: url() ?? '', poolSize: 2, onError: () => {} }));
  const { outbox } = testKernel(other);
  const topic = defineTopic(`topic-${newId()}`, v.object({ text: v.string() }));
  const heard: string[] = [];
  outbox.subscribe(topic, newId(), async ({ text }) => void heard.push(text));
  await database().transaction(async () => {
    await testKernel(database()).outbox.publish(topic, { text: 'slow' });
    await outbox.publish(topic, { text: 'quick' });
    await outbox.drain();
    assert.deepEqual(heard, []);
  });
  await outbox.drain();
  assert.deepEqual(heard, ['slow', 'quick']);
  await other.close();
});
