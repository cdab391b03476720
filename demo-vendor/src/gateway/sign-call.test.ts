import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { signedHeaders } from './sign-call.ts';

const document = readFileSync(new URL('../../../docs/vendor-api.md', import.meta.url), 'utf8');

function found(pattern: RegExp): string {
  const match = pattern.exec(document)?.[1];
  assert.ok(match, `the document has no ${pattern}`);
  return match;
}

test('signs the worked example of the public document', () => {
  const body = found(/```json\n(.+)\n```/);
  const [method = '', pathWithQuery = '', timestamp = '', nonce = '', bodyHash = ''] =
    found(/```text\n([\s\S]+?)\n```/).split('\n');
  assert.equal(createHash('sha256').update(body).digest('hex'), bodyHash);
  assert.equal(found(/Body hash: `([0-9a-f]{64})`/), bodyHash);
  const key = { keyId: 'k1', secret: found(/with the secret `([^`]+)`/) };
  const headers = signedHeaders(key, { method, pathWithQuery, body, timestamp, nonce });
  assert.equal(headers[vendorHeaders.signature], found(/Signature: `([0-9a-f]{64})`/));
});

test('changes the signature with method, path, time, nonce, body or secret', () => {
  const call = { method: 'POST', pathWithQuery: '/a', body: '{}', timestamp: '1767225600', nonce: 'n'.repeat(16) };
  const key = { keyId: 'k', secret: 's' };
  const signatures = [
    signedHeaders(key, call),
    signedHeaders(key, { ...call, method: 'PUT' }),
    signedHeaders(key, { ...call, pathWithQuery: '/a?b=1' }),
    signedHeaders(key, { ...call, body: '{ }' }),
    signedHeaders(key, { ...call, timestamp: '1767225601' }),
    signedHeaders(key, { ...call, nonce: 'm'.repeat(16) }),
    signedHeaders({ ...key, secret: 't' }, call),
  ].map((headers) => headers[vendorHeaders.signature]);
  assert.equal(new Set(signatures).size, signatures.length);
});
