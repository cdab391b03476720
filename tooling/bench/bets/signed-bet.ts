import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Player, Prepared } from '@portal/crash-tests/settlement/prepare-players';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import { canonicalVendorText, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';

const stake = '1.00';

export interface SignedBet {
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A new bet in a round of its own, signed as docs/vendor-api.md says. */
export function signedBet(key: Prepared['key'], player: Player, gameCode: string, nowMs = Date.now()): SignedBet {
  const body = JSON.stringify({
    ...player,
    transactionId: randomUUID(),
    gameCode,
    roundId: randomUUID(),
    amount: stake,
  });
  const timestamp = String(Math.floor(nowMs / 1000));
  const nonce = randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = canonicalVendorText({ method: 'POST', pathWithQuery: vendorBet.path, timestamp, nonce, bodyHash });
  return {
    method: 'POST',
    path: vendorBet.path,
    headers: {
      'content-type': 'application/json',
      [vendorHeaders.key]: key.keyId,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: createHmac('sha256', key.secret).update(text).digest('hex'),
    },
    body,
  };
}
