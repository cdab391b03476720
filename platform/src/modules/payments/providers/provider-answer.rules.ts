import { createHmac } from 'node:crypto';
import { canonicalAnswerText } from '@portal/shared/contract/provider-api/signing';
import { sha256 } from '../../../kernel/security/call-signature.rules.ts';
import { isSameSecret } from '../../../kernel/security/same-secret.ts';

interface ProviderAnswer {
  status: number;
  /** Nonce of the request. */
  nonce: string;
  body: string;
  /** Hex HMAC-SHA-256. */
  signature: string;
}

/** True when the provider signed this answer to this request. */
export function isProviderAnswer(secret: string, { status, nonce, body, signature }: ProviderAnswer): boolean {
  const text = canonicalAnswerText({ status, nonce, bodyHash: sha256(body) });
  return isSameSecret(signature, createHmac('sha256', secret).update(text).digest('hex'));
}
