import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received, for signatures over it; empty if there was none. */
    rawBody: string;
  }
}

/** Reads JSON and form bodies and keeps their text as `rawBody`. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body.toString();
    try {
      done(null, request.rawBody === '' ? undefined : JSON.parse(request.rawBody, refusePrototype));
    } catch {
      done(new Refusal('malformed_body'));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body.toString();
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
  });
}

/** Refuses a body that would set the prototype of the parsed object. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Refusal('malformed_body');
  return value;
}
