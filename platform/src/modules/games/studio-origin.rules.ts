/** The studio of the demo. Its origin follows the ports of the process; every other's stands in its catalogue file. */
export const demoStudio = 'demo-studio';

const plainOrigin = /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/;

/** Where players reach the portal. */
export interface OwnAddresses {
  publicOrigin: string;
  /** Its other hosts, by the setting of that name. */
  domains: readonly string[];
}

/**
 * What is wrong with the origin that a studio's file names: no plain origin, one that a secure page may not frame, or one of
 * our own, on which a game could do all that the portal does.
 */
export function originFault(origin: string, { publicOrigin, domains }: OwnAddresses): string | undefined {
  if (!plainOrigin.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) return 'invalid_origin';
  const { protocol, host } = new URL(origin);
  // A port that is the scheme's own is left out of the one and may stand in the other.
  const ownHosts = domains.flatMap((each) => {
    const address = `${protocol}//${each}`;
    return URL.canParse(address) ? new URL(address).host : [];
  });
  if (origin === publicOrigin || ownHosts.includes(host)) return 'own_origin';
  return publicOrigin.startsWith('https:') && !origin.startsWith('https:') ? 'insecure_origin' : undefined;
}
