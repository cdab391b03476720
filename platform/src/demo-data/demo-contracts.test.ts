import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listContracts } from '@portal/shared/contract/agents/contracts';
import { tokenOf } from '../modules/accounts/testing/add-member.ts';
import { apiClient } from '../testing/api-client.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoContractsStep } from './demo-contracts.ts';
import { demoMembersStep } from './demo-members.ts';

test('adds contracts of all kinds that are 60 days old and two open requests, and nothing on a second run', async () => {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database);
  const { kernel } = app.server;
  await app.modules.content.seed();
  await demoMembersStep.run(kernel, app.modules);
  const api = apiClient(app);
  const list = async (account: string) =>
    (await api.send(listContracts, {}, { token: await tokenOf(app, account) })).value;
  for (let run = 1; run <= 2; run += 1) {
    await demoContractsStep.run(kernel, app.modules);
    const [first, second] = [await list('agent01'), await list('agent02')];
    assert.deepEqual([first.own.length, first.downlines.length, first.waiting, second.waiting], [4, 4, 0, 2]);
    assert.deepEqual(second.own.map(({ kind, state, request }) => [kind, state, request?.type]).sort(), [
      ['daily', 'active', 'offer'],
      ['dividend', 'active', undefined],
      ['hourly', 'active', 'termination'],
      ['realtime', 'active', undefined],
    ]);
    const payers = first.downlines.map(({ kind, version }) => `${kind} ${version?.paidBy}`).sort();
    assert.deepEqual(payers, ['daily house', 'dividend house', 'hourly house', 'realtime upline']);
    assert.ok(first.own.every(({ upline, version }) => upline === undefined && version?.paidBy === 'house'));
    assert.equal(first.own.find(({ kind }) => kind === 'daily')?.version?.from, '2026-01-01T17:00:00.000Z');
  }
  await app.close();
  await close();
});
