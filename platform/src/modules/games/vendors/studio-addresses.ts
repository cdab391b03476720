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
  environment: Pick<Settings, 'NODE_ENV' | 'DEMO_DATA' | 'PUBLIC_ORIGIN'>;
  settings: Pick<GameSettings, 'get'>;
  /** As the machine does by default. */
  resolve?: ResolveHost;
}

/** Whether studios must be on the public internet: the demo studio is on the machine itself. */
export const mustBePublic = ({ NODE_ENV, DEMO_DATA }: StudioAddressDeps['environment']): boolean =>
  NODE_ENV === 'production' && !DEMO_DATA;

/** Where studios may be: in production on the public internet, and at none of the portal's own addresses. */
export function createStudioAddresses({ environment, settings, resolve = resolveHost }: StudioAddressDeps) {
  const isGuarded = mustBePublic(environment);

  /** The addresses of this machine and of the hosts under which players reach the portal. */
  async function ownAddresses(): Promise<string[]> {
    const hosts = [new URL(environment.PUBLIC_ORIGIN).hostname, ...(await settings.get('domains')).map(hostnameOf)];
    // An own host that does not resolve at the moment is nobody's address.
    const resolved = await Promise.all(hosts.map((host) => resolve(host).catch(() => [])));
    const ofMachine = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    return [...ofMachine, ...resolved.flat()].map(({ address }) => address);
  }

  const check: AddressCheck = async (host, addresses) => {
    if (!isGuarded) return;
    if (isLocalHost(host)) throw new Refusal('unsafe_origin');
    const own = await ownAddresses();
    const isSafe = ({ address }: { address: string }) =>
      isPublicAddress(address) && !own.some((each) => isSameAddress(each, address));
    if (!addresses.every(isSafe)) throw new Refusal('unsafe_origin');
  };

  return {
    /** Refuses an origin that is unsafe by its name or by what its name resolves to now. @throws Refusal */
    async assertSafe(origin: string): Promise<void> {
      if (!isGuarded) return;
      const { hostname } = new URL(origin);
      if (isLocalHost(hostname)) throw new Refusal('unsafe_origin');
      const addresses = await resolve(hostname).catch(() => []);
      if (addresses.length === 0) throw new Refusal('studio_origin_unresolved');
      await check(hostname, addresses);
    },
    /** Sends a GET to a studio; the connection goes to an address that was checked. */
    fetch: createCheckedFetch(check, resolve),
  };
}

export type StudioAddresses = ReturnType<typeof createStudioAddresses>;
export type StudioFetch = StudioAddresses['fetch'];

const hostnameOf = (host: string) => host.replace(/:\d+$/, '');
