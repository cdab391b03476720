import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { canonicalVendorText, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { Exchange } from './exchange.ts';
import { KitProblem } from './kit-problem.ts';

export interface VendorKey {
  keyId: string;
  secret: string;
}

/** A planted deviation of a call. */
export interface Faults {
  keyId?: string;
  secret?: string;
  /** Header text, replacing the time. */
  timestamp?: string;
  nonce?: string;
  /** Method and path that are signed instead of those that are sent. */
  signedMethod?: string;
  signedPath?: string;
  /** Changes what was signed before it is sent. */
  body?: (body: string) => string;
  signature?: (signature: string) => string;
  /** Headers that are left out. */
  without?: readonly (keyof typeof vendorHeaders)[];
}

const timeoutMs = 15_000;
export const nowSeconds = () => Math.floor(Date.now() / 1000);
export const newNonce = () => randomBytes(16).toString('hex');

/** Sends a call of the contract, signed as docs/vendor-api.md says but for the faults. @throws KitProblem without an answer */
export async function sendSigned(
  origin: string,
  key: VendorKey,
  call: Call,
  input: Record<string, unknown>,
  faults: Faults = {},
): Promise<Exchange> {
  const isRead = call.method === 'get';
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const pathWithQuery = isRead ? `${call.path}?${query}` : call.path;
  const method = call.method.toUpperCase();
  const text = isRead ? '' : JSON.stringify(input);
  const headers = headersOf(key, { method, pathWithQuery, body: text }, faults);
  const body = faults.body ? faults.body(text) : text;
  const sent = { call: `${method} ${pathWithQuery}`, body };
  try {
    const response = await fetch(`${origin}${pathWithQuery}`, {
      method,
      headers: isRead ? headers : { ...headers, 'content-type': 'application/json' },
      body: isRead ? undefined : body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ...sent, status: response.status, answer: readAnswer(await response.text()) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new KitProblem(`${sent.call} was not answered by ${origin} (${String(error)}${cause})`);
  }
}

function headersOf(
  key: VendorKey,
  { method, pathWithQuery, body }: { method: string; pathWithQuery: string; body: string },
  faults: Faults,
): Record<string, string> {
  const timestamp = faults.timestamp ?? String(nowSeconds());
  const nonce = faults.nonce ?? newNonce();
  const text = canonicalVendorText({
    method: faults.signedMethod ?? method,
    pathWithQuery: faults.signedPath ?? pathWithQuery,
    timestamp,
    nonce,
    bodyHash: createHash('sha256').update(body).digest('hex'),
  });
  const signature = createHmac('sha256', faults.secret ?? key.secret)
    .update(text)
    .digest('hex');
  const values = {
    key: faults.keyId ?? key.keyId,
    timestamp,
    nonce,
    signature: faults.signature ? faults.signature(signature) : signature,
  };
  const names = ['key', 'timestamp', 'nonce', 'signature'] as const;
  const included = names.filter((name) => !faults.without?.includes(name));
  return Object.fromEntries(included.map((name) => [vendorHeaders[name], values[name]]));
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 400);
  }
}
