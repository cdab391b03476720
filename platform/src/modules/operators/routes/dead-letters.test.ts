import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { listDeadLetters, redeliverDeadLetters } from '@portal/shared/contract/operators/dead-letters';
import * as v from 'valibot';
import type { App } from '../../../app.ts';
import { defineTopic } from '../../../kernel/outbox/outbox.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';

const why = 'the cause is mended';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const topic = defineTopic('test.failing', v.object({ number: v.number() }));
  const broken = new Set([1, 2, 3]);
  const heard: number[] = [];
  let app: App;
  let api: ApiClient;
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    const { outbox } = app.server.kernel;
    outbox.subscribe(topic, 'test.failing', async ({ number }) => {
      if (broken.has(number)) throw new Error(`no place for ${number}`);
      heard.push(number);
    });
    await outbox.publishAll(topic, [{ number: 1 }, { number: 2 }, { number: 3 }]);
    for (let turn = 0; turn < 30; turn += 1) {
      await outbox.drain();
      clock.advanceMs(61_000);
    }
  });
  after(() => app.close());

  const list = async (token: string) => (await api.send(listDeadLetters, { pageSize: 2 }, { token })).value;

  // covers 9
  test('lets an admin list dead letters and retry one or all; those that fail again stay', async () => {
    const token = await operatorToken(app, 'boss', 'admin');
    const { list: deadLetters, totalPages } = await list(token);
    assert.deepEqual([deadLetters.map(({ reason }) => reason), totalPages], [['no place for 1', 'no place for 2'], 2]);
    const again = async (id?: string) => api.send(redeliverDeadLetters, { id, why }, { token });
    broken.delete(2);
    assert.deepEqual((await again(deadLetters[1]?.id)).value, { told: 1, failed: 0 });
    assert.equal((await again(deadLetters[1]?.id)).code, 'not_found', 'redelivered once');
    broken.delete(1);
    assert.deepEqual((await again()).value, { told: 1, failed: 1 });
    assert.deepEqual(heard, [2, 1]);
    assert.deepEqual(
      (await list(token)).list.map(({ reason }) => reason),
      ['no place for 3'],
    );
    const lines = (await api.send(listAudit, { act: 'tell-event-again' }, { token })).value.list;
    assert.deepEqual(
      lines.map(({ who, why: reason, detail }) => [who, reason, detail]),
      [
        ['boss', why, { isDelivered: false }],
        ['boss', why, { isDelivered: true }],
        ['boss', why, { isDelivered: true }],
      ],
    );
  });

  test('lets only customer service read them too, and refuses invalid ids', async () => {
    const support = await operatorToken(app, 'helper', 'support');
    const content = await operatorToken(app, 'writer', 'content');
    assert.equal((await list(support)).list.length, 1);
    assert.equal((await api.send(redeliverDeadLetters, { why }, { token: support })).code, 'not_allowed');
    assert.equal((await api.send(listDeadLetters, {}, { token: content })).code, 'not_allowed');
    assert.equal((await api.send(listDeadLetters, {})).code, 'operator_login_required');
    const admin = await operatorToken(app, 'second-boss', 'admin');
    for (const id of ['x', '0', '1e30', "1' or '1'='1"])
      assert.equal((await api.send(redeliverDeadLetters, { id, why }, { token: admin })).code, 'invalid_input', id);
  });
});
