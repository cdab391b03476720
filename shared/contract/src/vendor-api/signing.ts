/** Headers of a signed vendor call (docs/architecture.md 6). */
export const vendorHeaders = {
  key: 'x-vendor-key',
  timestamp: 'x-vendor-timestamp',
  nonce: 'x-vendor-nonce',
  signature: 'x-vendor-signature',
} as const;

/** Accepted difference between the vendor's clock and ours, in seconds, either way. */
export const vendorClockWindowSeconds = 300;

/**
 * Text signed with HMAC-SHA-256: method, path with query, timestamp (seconds), nonce and the hex SHA-256
 * of the body bytes, one per line.
 */
export function canonicalVendorText(call: {
  method: string;
  pathWithQuery: string;
  timestamp: string;
  nonce: string;
  bodyHash: string;
}): string {
  return [call.method.toUpperCase(), call.pathWithQuery, call.timestamp, call.nonce, call.bodyHash].join('\n');
}
