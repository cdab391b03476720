import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPaymentBets, replayPayment } from '@portal/shared/contract/agents/contract-payments';
import { previewRequest, simulateContract } from '@portal/shared/contract/agents/contracts';
import { ownApp } from '../../testing/own-app.ts';

const { app, api } = ownApp();

const terms = { kind: 'realtime', profitRate: 1, lossRate: 1, singleBet: '0.00' } as const;
const reads = [
  [replayPayment, { id: 'one' }],
  [listPaymentBets, { id: 'one' }],
  [simulateContract, { terms }],
  [previewRequest, { requestId: 'one' }],
] as const;

for (const [call, input] of reads) {
  test(`${call.path}: limits calls per minute and address by the operator's setting`, async () => {
    const { settings } = app().modules;
    assert.equal(await settings.get('agentCentre.readsPerMinute'), 60);
    await settings.write('agentCentre.readsPerMinute', 2, 'test');
    const from = async (remoteAddress: string) => (await api().send(call, input, { remoteAddress })).code;
    for (let turn = 0; turn < 2; turn += 1) assert.equal(await from('192.0.2.1'), 'not_logged_in');
    assert.equal(await from('192.0.2.1'), 'too_many_requests');
    assert.equal(await from('192.0.2.2'), 'not_logged_in');
    await settings.write('agentCentre.readsPerMinute', 60, 'test');
  });
}
