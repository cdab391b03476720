import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Composition } from '@portal/shared/contract/releases/composition';
import {
  compositionIn,
  jwsIn,
  signAsRegistry,
  signAsRevoked,
  withOtherPayload,
  withOtherSignature,
} from './sign-documents.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const document: Composition = {
  sequence: 3,
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
  channel: 'live',
  shell: { version: '1.0.0' },
  remotes: {},
  salt: 'salt',
};

function isGood(jws: string): boolean {
  const [head, body, signature = ''] = jws.split('.');
  const key = createPublicKey(pair.publicKey.export({ format: 'pem', type: 'spki' }));
  const content = Buffer.from(`${head}.${body}`);
  return verify('sha256', content, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

test('accepts documents of the registry only', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sign-documents-'));
  context.after(() => rm(dataDir, { recursive: true }));
  await mkdir(join(dataDir, 'keys'));
  const current = { ...pair.privateKey.export({ format: 'jwk' }), kid: 'a' };
  await writeFile(join(dataDir, 'keys/composition-keys.json'), JSON.stringify({ current }));

  const jws = await signAsRegistry(dataDir, document);
  assert.equal(isGood(jws), true);
  const read = compositionIn(jwsIn(`<script type="application/json" id="composition">${jws}</script>`));
  assert.deepEqual(read, document);
  assert.equal(isGood(signAsRevoked(document, 'a')), false);
  assert.equal(isGood(withOtherSignature(jws)), false);
  const changed = withOtherPayload(jws, { ...document, sequence: 4 });
  assert.equal(isGood(changed), false);
  assert.equal(compositionIn(changed).sequence, 4);
});
