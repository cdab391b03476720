import type { RouteOptions } from './contract-route.ts';

/** Bytes of the body that carries a picture of a member: 5 MB in base64, and what stands around it. */
const bodyLimit = 7_200_000;

interface SettingsReader {
  get(key: 'proofs.perMinuteByAddress'): Promise<number>;
}

/**
 * Of calls that carry a picture of a member. Who sends one is known when the body is read; so an address is counted before
 * that, whoever it says it is.
 */
export const proofRoute = ({ settings }: { settings: SettingsReader }): RouteOptions => ({
  bodyLimit,
  perMinute: () => settings.get('proofs.perMinuteByAddress'),
});
