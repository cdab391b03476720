import { isLocalHost } from '../../../kernel/security/public-address.rules.ts';

/** The demo studio. Its origin follows the ports of the process; others name theirs in the catalogue file. */
export const demoStudio = 'demo-studio';

const plainOrigin = /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/;

/** Where players reach the portal. */
export interface OwnAddresses {
  publicOrigin: string;
  /** Its other hosts, by the setting of that name. */
  domains: readonly string[];
  /** Whether a studio must be on the public internet; see studio-addresses.ts. */
  mustBePublic?: boolean;
}

/**
 * Returns what is wrong with a studio's origin: not a plain origin, not allowed in a secure page's frame, a host of no
 * public network by its name, or one of ours, where a game could do all that the portal does.
 */
export function originFault(origin: string, { publicOrigin, domains, mustBePublic }: OwnAddresses): string | undefined {
  if (!plainOrigin.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) return 'invalid_origin';
  const { protocol, host, hostname } = new URL(origin);
  if (mustBePublic && isLocalHost(hostname)) return 'unsafe_origin';
  // The scheme's default port is omitted in one and may be written in the other.
  const ownHosts = domains.flatMap((each) => {
    const address = `${protocol}//${each}`;
    return URL.canParse(address) ? new URL(address).host : [];
  });
  if (origin === publicOrigin || ownHosts.includes(host)) return 'own_origin';
  return publicOrigin.startsWith('https:') && !origin.startsWith('https:') ? 'insecure_origin' : undefined;
}
