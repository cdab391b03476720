import { createHash, createHmac } from 'node:crypto';
import { canonicalVendorText, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { newNonce, nowSeconds, type VendorKey } from '../signed-call.ts';

/** A request as it came over the line. */
export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** JSON of an answer in the envelope of the API. */
export interface Given {
  status: number;
  json: { success: boolean; code?: string; message?: string; value?: Record<string, unknown> };
}

/** A planted deviation of the platform. */
export interface Behaviour {
  /** The request that is judged instead, as if it had been signed well; or the answer, without asking anybody. */
  asked?(asked: Asked): { request?: Asked; answer?: Given } | undefined;
  /** The answer that is given instead. */
  answered?(asked: Asked, given: Given): Given | undefined;
}

export function signAgain(key: VendorKey, asked: Asked): Asked {
  const timestamp = String(nowSeconds());
  const nonce = newNonce();
  const bodyHash = createHash('sha256').update(asked.body).digest('hex');
  const text = canonicalVendorText({ method: asked.method, pathWithQuery: asked.url, timestamp, nonce, bodyHash });
  const signature = createHmac('sha256', key.secret).update(text).digest('hex');
  const signed = {
    [vendorHeaders.key]: key.keyId,
    [vendorHeaders.timestamp]: timestamp,
    [vendorHeaders.nonce]: nonce,
    [vendorHeaders.signature]: signature,
  };
  return { ...asked, headers: { ...asked.headers, ...signed } };
}

type Fields = Record<string, unknown>;

/** Body fields of this call; undefined for another call. */
function fieldsOf(asked: Asked, call: string): Fields | undefined {
  if (asked.url.split('?')[0] !== `/vendor/v1/${call}`) return undefined;
  return asked.body === '' ? Object.fromEntries(new URL(asked.url, 'http://x').searchParams) : JSON.parse(asked.body);
}

/** Judged with other fields where the call is this one and the change gives some. */
export const asking =
  (call: string, change: (fields: Fields) => Fields | undefined): Behaviour['asked'] =>
  (asked) => {
    const fields = fieldsOf(asked, call);
    const other = fields && change(fields);
    return other && { request: { ...asked, body: JSON.stringify({ ...fields, ...other }) } };
  };

/** Answered with another value, or with a code, where the call is this one. */
export const answering =
  (call: string, change: (given: Given, fields: Fields) => Given | undefined): Behaviour['answered'] =>
  (asked, given) => {
    const fields = fieldsOf(asked, call);
    return fields && change(given, fields);
  };

export const accepted = (value: Fields): Given => ({ status: 200, json: { success: true, value } });
export const refused = (code: string): Given => ({ status: 422, json: { success: false, code, message: code } });
