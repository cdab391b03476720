import * as flags from 'country-flag-icons/string/3x2';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kernel/calls/refusal.ts';

const pictures = new Map<string, string>(Object.entries(flags));

/** `/flags/PH.svg`: the flag of a country, three by two. Only for image tags: it may not run scripts. */
export function getFlagRoute(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/flags/:code.svg', async ({ params }, reply) => {
    const picture = pictures.get(params.code);
    if (picture === undefined) throw new Refusal('not_found');
    return reply
      .headers({ 'cache-control': 'public, max-age=604800', 'content-security-policy': "default-src 'none'" })
      .type('image/svg+xml')
      .send(picture);
  });
}
