import { networkInterfaces } from 'node:os';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Settings } from '../../../kernel/config/settings.ts';
import {
  type AddressCheck,
  createCheckedFetch,
  type ResolveHost,
  resolveHost,
} from '../../../kernel/http/checked-fetch.ts';
import { isLocalHost, isPublicAddress, isSameAddress } from '../../../kernel/security/public-address.rules.ts';
import type { GameSettings } from '../games.settings.ts';

interface StudioAddressDeps {
  environment: Pick<Settings, 'NODE_ENV' | 'DEMO_DATA' | 'PUBLIC_ORIGIN' | 'VENDOR_ORIGIN'>;
  settings: Pick<GameSettings, 'get'>;
  /** As the machine does by default. */
  resolve?: ResolveHost;
}

/** Whether an origin must be on the public internet: a public demo has the demo studio on the machine itself. */
export const mustBePublic = (
  { NODE_ENV, DEMO_DATA, VENDOR_ORIGIN }: StudioAddressDeps['environment'],
  origin: string | undefined,
): boolean => NODE_ENV === 'production' && !(DEMO_DATA && origin === VENDOR_ORIGIN);

/** Where studios may be: in production on the public internet, and at none of the portal's own addresses. */
export function createStudioAddresses({ environment, settings, resolve = resolveHost }: StudioAddressDeps) {
  /** The addresses of this machine and of the hosts under which players reach the portal. */
  async function ownAddresses(): Promise<string[]> {
    const hosts = [new URL(environment.PUBLIC_ORIGIN).hostname, ...(await settings.get('domains')).map(hostnameOf)];
    // An own host that does not resolve at the moment is nobody's address.
    const resolved = await Promise.all(hosts.map((host) => resolve(host).catch(() => [])));
    const ofMachine = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    return [...ofMachine, ...resolved.flat()].map(({ address }) => address);
  }

  const check: AddressCheck = async (host, addresses) => {
    if (isLocalHost(host)) throw new Refusal('unsafe_origin');
    const own = await ownAddresses();
    const isSafe = ({ address }: { address: string }) =>
      isPublicAddress(address) && !own.some((each) => isSameAddress(each, address));
    if (!addresses.every(isSafe)) throw new Refusal('unsafe_origin');
  };

  const fetchGuarded = createCheckedFetch(check, resolve);
  const fetchAnywhere = createCheckedFetch(async () => undefined, resolve);
  const studioFetch: ReturnType<typeof createCheckedFetch> = (url, request) =>
    (mustBePublic(environment, new URL(url).origin) ? fetchGuarded : fetchAnywhere)(url, request);

  return {
    /** Refuses an origin that is unsafe by its name or by what its name resolves to now. @throws Refusal */
    async assertSafe(origin: string): Promise<void> {
      if (!mustBePublic(environment, origin)) return;
      const { hostname } = new URL(origin);
      if (isLocalHost(hostname)) throw new Refusal('unsafe_origin');
      const addresses = await resolve(hostname).catch(() => []);
      if (addresses.length === 0) throw new Refusal('studio_origin_unresolved');
      await check(hostname, addresses);
    },
    /** Sends a GET to a studio; the connection goes to an address that was checked. */
    fetch: studioFetch,
  };
}

const hostnameOf = (host: string) => host.replace(/:\d+$/, '');
