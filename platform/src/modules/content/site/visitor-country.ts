import type { FastifyRequest } from 'fastify';

/**
 * The country that the edge found for the visitor; its header is accepted only behind a proxy of ours (TRUST_PROXY).
 */
export function visitorCountry(request: FastifyRequest, trustProxy: boolean): string | undefined {
  if (!trustProxy) return undefined;
  const header = request.headers['x-country-code'] ?? request.headers['cf-ipcountry'];
  const code = Array.isArray(header) ? header[0] : header;
  return code && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : undefined;
}
