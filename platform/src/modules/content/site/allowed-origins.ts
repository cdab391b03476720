import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Settings } from '../../../kernel/config/settings.ts';
import type { ContentSettings } from '../content.settings.ts';

/**
 * Reads the origins that pages may show pictures of and that texts may link to: our own, those of two admins' settings,
 * and whatever else `contentOrigins` names (decisions/125).
 */
export async function readAllowedOrigins(
  settings: ContentSettings,
  { PUBLIC_ORIGIN }: Pick<Settings, 'PUBLIC_ORIGIN'>,
): Promise<ReadonlySet<string>> {
  const { protocol } = new URL(PUBLIC_ORIGIN);
  const addresses = [
    PUBLIC_ORIGIN,
    ...(await settings.get('domains')).map((host) => `${protocol}//${host}`),
    ...(await settings.get('imageCDNs')),
    ...(await settings.get('resources')).flatMap(({ url, qrCodeUrl = '' }) => [url, qrCodeUrl]),
    ...(await settings.get('customerService')).map(({ path }) => path),
    ...(await settings.get('contentOrigins')),
  ];
  return new Set(addresses.filter(isOutside).map(originOf));
}

/** Whether an address is of another site; a path and `art:<scene>` are not. */
const isOutside = (address: string): boolean => /^https?:/i.test(address);

/** Empty for what no browser opens. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

export const isAllowed = (address: string, allowed: ReadonlySet<string>): boolean =>
  !isOutside(address) || allowed.has(originOf(address));

/**
 * Refuses addresses of origins that are not allowed.
 * @param addresses lists of them by field
 * @throws Refusal `foreign_origin` with a text for each such field
 */
export function assertAllowed(
  addresses: Readonly<Record<string, readonly string[]>>,
  allowed: ReadonlySet<string>,
): void {
  const first = Object.entries(addresses).flatMap(([field, list]) => {
    const other = list.find((address) => !isAllowed(address, allowed));
    return other === undefined ? [] : ([[field, originOf(other) || other]] as const);
  });
  if (first.length === 0) return;
  throw new Refusal('foreign_origin', {
    params: { origin: first[0]?.[1] ?? '' },
    fields: Object.fromEntries(first.map(([field]) => [field, 'foreign_origin'])),
    fieldParams: Object.fromEntries(first.map(([field, origin]) => [field, { origin }])),
  });
}
