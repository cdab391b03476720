import type { FastifyInstance, FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import { Refusal } from '../calls/refusal.ts';
import { hasMoreFields, mostFields } from './body-width.rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received, for signatures over it; empty if there was none. */
    rawBody: string;
  }
  interface FastifyContextConfig {
    /** The call takes long lists: its body may have any number of fields. */
    isWide?: boolean;
  }
}

/** Reads JSON and form bodies and keeps their text as `rawBody`. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  const readWith = (parse: (text: string) => unknown) => async (request: FastifyRequest, body: string | Buffer) => {
    request.rawBody = body.toString();
    if (!request.routeOptions.config?.isWide) assertNarrow(request.rawBody);
    return parse(request.rawBody);
  };
  const readForm = (text: string) => Object.fromEntries(new URLSearchParams(text));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readWith(readJson));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readWith(readForm));
}

/**
 * Refuses a body with more fields than a call without long lists has, before it is parsed.
 * @throws Refusal `body_too_large`
 */
export function assertNarrow(text: string): void {
  if (hasMoreFields(text, mostFields)) throw new Refusal('body_too_large');
}

/** Parses JSON; empty text is undefined. @throws Refusal `malformed_body`, also if it would set a prototype */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return secureJson.parse(text, undefined, { protoAction: 'error', constructorAction: 'ignore' });
  } catch {
    throw new Refusal('malformed_body');
  }
}
