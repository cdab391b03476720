import { randomBytes } from 'node:crypto';
import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import * as v from 'valibot';
import type { createCheckedFetch } from '../../../kernel/http/checked-fetch.ts';
import { callSignature } from '../../../kernel/security/call-signature.rules.ts';

/** Address of a studio, the key it knows us by, and how much of it we wait for. */
export interface StudioEndpoint {
  origin: string;
  key: { keyId: string; secret: string };
  fetch: ReturnType<typeof createCheckedFetch>;
  limits?: StudioLimits;
}

interface StudioLimits {
  timeoutMs: number;
  /** Longest answer, in bytes. */
  maxBytes: number;
}

/** Fits a page of a statement, of 1,000 lines, many times over. */
const statementLimits: StudioLimits = { timeoutMs: 15_000, maxBytes: 8_000_000 };

/** The studio has answered that it does not serve the call. */
export class CallNotServed extends Error {}

/** Sends a signed call to a studio. @throws CallNotServed; Error if no answer comes, or one that is not as agreed */
export async function callStudio<C extends Call>(
  { origin, key, fetch, limits = statementLimits }: StudioEndpoint,
  call: C,
  asked: Record<string, string>,
): Promise<CallOutput<C>> {
  const query = String(new URLSearchParams(asked));
  const pathWithQuery = query ? `${call.path}?${query}` : call.path;
  // The clock of the machine: the studio compares it with its own.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(18).toString('base64url');
  const answer = await fetch(`${origin}${pathWithQuery}`, {
    headers: {
      [vendorHeaders.key]: key.keyId,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: callSignature(key.secret, {
        method: 'GET',
        pathWithQuery,
        timestamp,
        nonce,
        body: '',
      }),
    },
    ...limits,
  }).catch((error: unknown) => {
    throw new Error(`no answer: ${error instanceof Error ? error.message : String(error)}`);
  });
  const read = v.safeParse(envelope, await answer.json().catch(() => undefined));
  if (!read.success || !read.output.success) {
    const isUnknown =
      answer.status === 404 || (read.success && !read.output.success && read.output.code === 'unknown_call');
    throw new (isUnknown ? CallNotServed : Error)(`answered ${answer.status}`);
  }
  const value = v.safeParse(call.output, read.output.value);
  if (!value.success) throw new Error('the answer is not as agreed');
  return value.output;
}
