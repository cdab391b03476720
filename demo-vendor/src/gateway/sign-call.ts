import { createHash, createHmac } from 'node:crypto';
import { canonicalVendorText, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';

export interface VendorKey {
  keyId: string;
  secret: string;
}

interface UnsignedCall {
  method: string;
  pathWithQuery: string;
  body: string;
  /** Seconds since 1970. */
  timestamp: string;
  nonce: string;
}

/** Returns the headers of a signed call, see docs/vendor-api.md. */
export function signedHeaders(key: VendorKey, call: UnsignedCall): Record<string, string> {
  const bodyHash = createHash('sha256').update(call.body).digest('hex');
  const text = canonicalVendorText({ ...call, bodyHash });
  return {
    [vendorHeaders.key]: key.keyId,
    [vendorHeaders.timestamp]: call.timestamp,
    [vendorHeaders.nonce]: call.nonce,
    [vendorHeaders.signature]: createHmac('sha256', key.secret).update(text).digest('hex'),
  };
}
