import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch as send } from 'undici';

/** Returns all addresses of a host. */
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

/** Resolves as the machine does. */
export const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

/** Asserts that a host may be connected to, by all addresses that its name has at this moment. @throws if not */
export type AddressCheck = (host: string, addresses: readonly LookupAddress[]) => Promise<void>;

export interface CheckedRequest {
  headers: Record<string, string>;
  timeoutMs: number;
}

/**
 * Creates a GET without redirects that connects only to addresses which `check` has seen: the name is resolved once, and
 * what it resolves to is checked and connected to, so that a name cannot point elsewhere in between.
 */
export function createCheckedFetch(check: AddressCheck, resolve: ResolveHost = resolveHost) {
  const agent = new Agent({ connect: { lookup: checkedLookup(check, resolve) } });
  return async (
    url: string,
    { headers, timeoutMs }: CheckedRequest,
  ): Promise<{ status: number; json: () => Promise<unknown> }> => {
    // A host that is an address is connected to without a lookup.
    const { hostname } = new URL(url);
    const address = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(address);
    if (family > 0) await check(hostname, [{ address, family }]);
    return send(url, { headers, redirect: 'error', dispatcher: agent, signal: AbortSignal.timeout(timeoutMs) });
  };
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
