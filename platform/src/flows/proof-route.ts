import type { RouteOptions } from '../kernel/contract-route.ts';
import type { ContentModule } from '../modules/content/index.ts';

/** Bytes of the body that carries a proof: a picture of 5 MB in base64, and what stands around it. */
const bodyLimit = 7_200_000;

/**
 * Of calls that carry a proof. Who sends one is known when the body is read; so an address is counted before that, whoever it
 * says it is.
 */
export const proofRoute = ({ settings }: ContentModule): RouteOptions => ({
  bodyLimit,
  perMinute: () => settings.get('proofs.perMinuteByAddress'),
});
