/**
 * Headers of a signed message between the platform and a payment provider, in both directions; responses carry the last
 * one.
 */
export const providerHeaders = {
  key: 'x-provider-key',
  timestamp: 'x-provider-timestamp',
  nonce: 'x-provider-nonce',
  signature: 'x-provider-signature',
} as const;

/**
 * Text of a provider's response that is signed with HMAC-SHA-256: the word `answer`, the status, the nonce of the
 * request and the hex SHA-256 of the body bytes, one per line. Its line count differs from a request's on purpose.
 */
export const canonicalAnswerText = (answer: { status: number; nonce: string; bodyHash: string }): string =>
  ['answer', answer.status, answer.nonce, answer.bodyHash].join('\n');
