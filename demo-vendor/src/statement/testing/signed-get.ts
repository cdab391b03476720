import type { FastifyInstance } from 'fastify';
import { signedHeaders, type VendorKey } from '../../gateway/sign-call.ts';

/** Sends a signed request to the studio as the platform does; `secondsAgo` is the age of the signature. */
export function signedGet(app: FastifyInstance, key: VendorKey, pathWithQuery: string, secondsAgo = 0) {
  const timestamp = String(Math.floor(Date.now() / 1000 - secondsAgo));
  const headers = signedHeaders(key, { method: 'GET', pathWithQuery, body: '', timestamp, nonce: 'n'.repeat(16) });
  return app.inject({ url: pathWithQuery, headers });
}
