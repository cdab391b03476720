import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { canonicalAnswerText, providerHeaders } from '@portal/shared/contract/provider-api/signing';
import { readSettings } from '../../../kernel/config/settings.ts';
import { sha256 } from '../../../kernel/security/call-signature.rules.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { ProviderAway } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

interface Forgery {
  secret?: string;
  nonce?: string;
  /** What the forged answer changes. */
  status?: number;
  body?: string;
  isUnsigned?: boolean;
}

const secret = 's'.repeat(43);
const paid = JSON.stringify({ success: true, value: { state: 'paid', paymentId: 'p-1', amount: '120.00' } });
let forgery: Forgery = {};
let provider: ReturnType<typeof createSandboxProvider>;
const server = createServer((request, response) => {
  request.resume();
  const signature = answerSignature(request);
  const headers = forgery.isUnsigned ? {} : { [providerHeaders.signature]: signature };
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(paid);
});

function answerSignature({ headers }: IncomingMessage): string {
  const { nonce = String(headers[providerHeaders.nonce]), status = 200, body = paid } = forgery;
  const text = canonicalAnswerText({ status, nonce, bodyHash: sha256(body) });
  return createHmac('sha256', forgery.secret ?? secret)
    .update(text)
    .digest('hex');
}

before(async () => {
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ NODE_ENV: 'test', PROVIDER_ORIGIN: `http://localhost:${port}` });
  const deps = { key: () => ({ keyId: 'pk_1', secret }), shop: async () => 'Lantern' };
  provider = createSandboxProvider({ kernel: { settings, clock: testClock() }, ...deps });
});
after(() => new Promise((done) => server.close(done)));

// covers 7.1
test('accepts an answer that the provider signed for this request', async () => {
  assert.deepEqual(await provider.close('o-1'), { state: 'paid', paymentId: 'p-1', amount: '120.00' });
});

const forgeries: [string, Forgery][] = [
  ['an answer without a signature', { isUnsigned: true }],
  ['an answer signed with another key', { secret: 'x'.repeat(43) }],
  ['an answer to another question', { nonce: 'n'.repeat(24) }],
  ['an answer with another body', { body: paid.replace('120.00', '1.00') }],
  ['an answer with another status', { status: 422 }],
];
for (const [name, change] of forgeries)
  test(`learns nothing from ${name}`, async () => {
    forgery = change;
    await assert.rejects(provider.close('o-1'), ProviderAway);
  });
