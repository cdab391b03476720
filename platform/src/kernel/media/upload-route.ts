import type { RouteOptions } from '../calls/contract-route.ts';

/** Bytes of a body that carries a member's picture: 5 MB in base64 and the fields around it. */
const bodyLimit = 7_200_000;

/**
 * Route options for calls that carry a member's picture. Limited by address, because the caller is known only after the
 * body was read.
 */
export const uploadRoute = (perMinute: () => Promise<number>): RouteOptions => ({ bodyLimit, perMinute });
