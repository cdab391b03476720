/** Headers of a signed message between the platform and a payment provider, in both directions; answers carry the last. */
export const providerHeaders = {
  key: 'x-provider-key',
  timestamp: 'x-provider-timestamp',
  nonce: 'x-provider-nonce',
  signature: 'x-provider-signature',
} as const;

/**
 * The text of a provider's answer that is signed with HMAC-SHA-256: the word `answer`, its status, the nonce of what was
 * asked and the hex SHA-256 of its body bytes, one a line. It has fewer lines than a message: neither passes for the other.
 */
export const canonicalAnswerText = (answer: { status: number; nonce: string; bodyHash: string }): string =>
  ['answer', answer.status, answer.nonce, answer.bodyHash].join('\n');
