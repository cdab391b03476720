import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signatureHolds } from '@portal/platform/kernel/security/call-signature.rules';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { signedBet } from './signed-bet.ts';

const key = { keyId: 'k', secret: 'a secret of the studio' };
const player = { playerId: 'p', launchId: 'l' };

test('signs every bet again, as the platform verifies it', () => {
  const [first, second] = [signedBet(key, player, 'slot', 1_000_000_000_000), signedBet(key, player, 'slot')];
  const { method, path, headers, body } = first;
  const call = {
    method,
    pathWithQuery: path,
    body,
    timestamp: headers[vendorHeaders.timestamp] ?? '',
    nonce: headers[vendorHeaders.nonce] ?? '',
    signature: headers[vendorHeaders.signature] ?? '',
  };
  assert.equal(signatureHolds(key.secret, call, 1_000_000_000), true);
  assert.equal(signatureHolds(key.secret, { ...call, body: second.body }, 1_000_000_000), false);
  for (const name of ['transactionId', 'roundId'])
    assert.notEqual(JSON.parse(body)[name], JSON.parse(second.body)[name]);
});
