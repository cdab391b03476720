import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Response, fetch as send } from 'undici';

/** Returns all addresses of a host. */
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

/** Resolves as the machine does. */
export const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

/** Asserts that a host may be connected to, by all addresses that its name has at this moment. @throws if not */
export type AddressCheck = (host: string, addresses: readonly LookupAddress[]) => Promise<void>;

export interface CheckedRequest {
  /** GET by default. */
  method?: 'POST';
  headers: Record<string, string>;
  body?: Uint8Array;
  /** For the whole answer. */
  timeoutMs: number;
  /** Longest body that is read. */
  maxBytes: number;
}

export interface CheckedAnswer extends Pick<Response, 'status' | 'headers' | 'body' | 'json'> {
  /** Reads the body. @throws Error if it is longer than `maxBytes`, or late */
  bytes(): Promise<Uint8Array>;
}

/**
 * Creates a request without redirects that connects only to addresses which `check` has seen: the name is resolved once, and
 * what it resolves to is checked and connected to, so that a name cannot point elsewhere in between.
 */
export function createCheckedFetch(check: AddressCheck, resolve: ResolveHost = resolveHost) {
  const agent = new Agent({ connect: { lookup: checkedLookup(check, resolve) } });
  return async (url: string, { timeoutMs, maxBytes, ...request }: CheckedRequest): Promise<CheckedAnswer> => {
    // A host that is an address is connected to without a lookup.
    const { hostname } = new URL(url);
    const address = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(address);
    if (family > 0) await check(hostname, [{ address, family }]);
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, headers, body } = await send(url, { ...request, redirect: 'error', dispatcher: agent, signal });
    const bytes = () => bytesOf(body, maxBytes);
    return { status, headers, body, bytes, json: async () => JSON.parse((await bytes()).toString('utf8')) };
  };
}

/** Reads a body, and stops where it gets too long. @throws Error if it does */
async function bytesOf(body: Response['body'], maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the body is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkedLookup(check: AddressCheck, resolve: ResolveHost): LookupFunction {
  return (host: string, options: LookupOptions, callback) => {
    const answer = async () => {
      const addresses = await resolve(host);
      await check(host, addresses);
      return addresses;
    };
    answer().then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) return callback(null, addresses);
        if (!first) return callback(new Error(`${host} has no address`), '');
        return callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };
}
