import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from './site-file.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Answers with the file in the best form the browser takes, or says that it has it already. */
export function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  for (const { name, suffix } of encodings) {
    const variant = file.variants.find((candidate) => candidate.suffix === suffix);
    if (variant && accepts(request.headers['accept-encoding'], name)) {
      return reply.header('content-encoding', name).send(Buffer.from(variant.bytes));
    }
  }
  return reply.send(Buffer.from(file.bytes));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag);
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const offers = String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase());
  return offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(offer));
}
