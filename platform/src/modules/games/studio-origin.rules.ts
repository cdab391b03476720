/** The studio of the demo. Its origin follows the ports of the process; every other's stands in its catalogue file. */
export const demoStudio = 'demo-studio';

const plainOrigin = /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/;

/**
 * What is wrong with the origin that a studio's file names: no plain origin, one that a secure page may not frame, or our
 * own, on which a game could do all that the portal does.
 */
export function originFault(origin: string, publicOrigin: string): string | undefined {
  if (!plainOrigin.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) return 'invalid_origin';
  if (origin === publicOrigin) return 'own_origin';
  return publicOrigin.startsWith('https:') && !origin.startsWith('https:') ? 'insecure_origin' : undefined;
}
