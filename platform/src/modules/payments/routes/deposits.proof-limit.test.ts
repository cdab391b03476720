import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { uploadDepositProof } from '@portal/shared/contract/payments/deposits';
import { uploadWithdrawalProof } from '@portal/shared/contract/payments/withdrawals';
import { ownApp } from '../../../testing/own-app.ts';

const { app, api } = ownApp();

/** Announces a large body and sends none of it; returns the answer once the server has closed the connection. */
function announce(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(10_000, () => socket.destroy(new Error(`nothing happens after: ${answer}`)));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    const head = ['host: localhost', 'content-type: application/json', 'content-length: 7000000'];
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  });
}

// covers 9
test('refuses an address with too many proofs before the body is sent, and closes the connection', async () => {
  await app().modules.settings.write('proofs.perMinuteByAddress', 2, 'test');
  const { port } = new URL(await app().server.listen({ port: 0, host: '127.0.0.1' }));
  for (const call of [uploadDepositProof, uploadWithdrawalProof]) {
    const input = { id: 'd-1', data: 'AAAA' };
    for (let turn = 0; turn < 2; turn += 1) assert.equal((await api().send(call, input)).status, 401);
    const answer = await announce(Number(port), call.path.replace(':id', 'd-1'));
    assert.match(answer, /^HTTP\/1\.1 429 /);
    assert.match(answer, /\r\nretry-after: \d+\r\n/i);
    assert.match(answer, /\r\nconnection: close\r\n/i);
    assert.match(answer, /"too_many_requests"/);
    assert.equal((await api().send(call, input, { remoteAddress: '192.0.2.9' })).status, 401);
  }
});
