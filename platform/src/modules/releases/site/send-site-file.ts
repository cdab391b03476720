import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../storage/accepted-encodings.rules.ts';
import type { SiteFile } from './site-file.ts';

/** Sends the file in the best encoding the browser accepts, or 304 when it has it. */
export function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  for (const { name, suffix } of acceptedEncodings(request.headers['accept-encoding'])) {
    const variant = file.variants.find((candidate) => candidate.suffix === suffix);
    if (variant) return reply.header('content-encoding', name).send(Buffer.from(variant.bytes));
  }
  return reply.send(Buffer.from(file.bytes));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag);
}
