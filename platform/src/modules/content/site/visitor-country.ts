import type { FastifyRequest } from 'fastify';
import { isListed, readAddressList } from '../../../kernel/config/address-list.rules.ts';
import type { Settings } from '../../../kernel/config/settings.ts';

/**
 * The country that the edge found for the visitor; its header is accepted only behind a proxy of ours (TRUST_PROXY).
 */
export function visitorCountry(request: FastifyRequest, trustProxy: Settings['TRUST_PROXY']): string | undefined {
  if (!isFromProxy(request, trustProxy)) return undefined;
  const header = request.headers['x-country-code'] ?? request.headers['cf-ipcountry'];
  const code = Array.isArray(header) ? header[0] : header;
  return code && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : undefined;
}

function isFromProxy({ socket: { remoteAddress = '' } }: FastifyRequest, trusted: Settings['TRUST_PROXY']): boolean {
  if (typeof trusted === 'boolean') return trusted;
  const list = readAddressList(trusted.join(','));
  return list !== undefined && isListed(list, remoteAddress);
}
