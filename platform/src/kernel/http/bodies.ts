import type { FastifyInstance, FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import { Refusal } from '../calls/refusal.ts';
import { formHasMoreFields, hasMoreFields, mostFields } from './body-width.rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received, for signatures over it; empty if there was none. */
    rawBody: string;
  }
  interface FastifyContextConfig {
    /** Most fields of its body, where it takes long lists. */
    mostFields?: number;
  }
}

/** Reads JSON and form bodies and keeps their text as `rawBody`. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  const readWith = (parse: (text: string, most?: number) => unknown) => {
    return async (request: FastifyRequest, body: string | Buffer) => {
      request.rawBody = body.toString();
      return parse(request.rawBody, request.routeOptions.config?.mostFields);
    };
  };
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readWith(readJson));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readWith(readForm));
}

/** @throws Refusal `body_too_large` if it has more fields, before it is parsed */
function readForm(text: string, most = mostFields): unknown {
  if (formHasMoreFields(text, most)) throw new Refusal('body_too_large');
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Parses JSON; empty text is undefined.
 * @throws Refusal `body_too_large` if it has more fields, before it is parsed
 * @throws Refusal `malformed_body`, also if it would set a prototype
 */
export function readJson(text: string, most = mostFields): unknown {
  if (text === '') return undefined;
  if (hasMoreFields(text, most)) throw new Refusal('body_too_large');
  try {
    return secureJson.parse(text, undefined, { protoAction: 'error', constructorAction: 'ignore' });
  } catch {
    throw new Refusal('malformed_body');
  }
}
