/** Headers of a signed message between the platform and a payment provider, in both directions. */
export const providerHeaders = {
  key: 'x-provider-key',
  timestamp: 'x-provider-timestamp',
  nonce: 'x-provider-nonce',
  signature: 'x-provider-signature',
} as const;
