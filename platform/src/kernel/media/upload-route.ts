import type { RouteOptions } from '../calls/contract-route.ts';

/** Bytes of a body that carries a member's picture: 5 MB in base64 and the fields around it. */
const bodyLimit = 7_200_000;

interface SettingsReader {
  get(key: 'proofs.perMinuteByAddress'): Promise<number>;
}

/**
 * Route options for calls that carry a member's picture. Limited by address, because the caller is known only after the
 * body was read.
 */
export const uploadRoute = ({ settings }: { settings: SettingsReader }): RouteOptions => ({
  bodyLimit,
  perMinute: () => settings.get('proofs.perMinuteByAddress'),
});
