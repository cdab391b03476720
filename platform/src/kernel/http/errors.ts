import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from '../calls/context.ts';
import { sendAnswer } from '../calls/contract-route.ts';
import { Refusal } from '../calls/refusal.ts';
import { isDatabaseGone, outageRetrySeconds } from '../database/outage.rules.ts';
import { standByPage } from '../start/stand-by-page.ts';
import { type Answer, faultAnswer, outageAnswer, refusalAnswer } from './answers.ts';
import { languageOf } from './language.ts';

const refusalByStatus: Readonly<Record<number, string>> = {
  404: 'unknown_call',
  413: 'body_too_large',
  429: 'too_many_requests',
};

/**
 * Answers with an envelope also if no handler was reached; a fault is logged, and the caller learns nothing about it.
 */
export function setErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const answer = answerTo(error, request);
    return isDatabaseGone(error) && wantsPage(request) ? sendOutagePage(request, reply) : sendAnswer(reply, answer);
  });
  app.setNotFoundHandler((request, reply) => {
    return sendAnswer(
      reply,
      refusalAnswer(new Refusal('unknown_call'), languageOf(headerText(request, 'accept-language'))),
    );
  });
}

/** A person who opens an address gets a page that reloads by itself. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

function sendOutagePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { html, headers } = standByPage(languageOf(headerText(request, 'accept-language')));
  return reply.code(503).header('retry-after', outageRetrySeconds).headers(headers).send(html);
}

/** Answers an address that cannot be decoded, before any hook runs. */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isBadUrl = error.code === 'FST_ERR_BAD_URL';
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  sendAnswer(reply, answerTo(isBadUrl ? new Refusal('unknown_call') : error, request));
}

function answerTo(error: FastifyError | Refusal, request: FastifyRequest): Answer {
  const language = languageOf(headerText(request, 'accept-language'));
  if (error instanceof Refusal) return refusalAnswer(error, language);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return refusalAnswer(new Refusal(refusalByStatus[status] ?? 'malformed_body'), language);
  }
  request.log.error({ err: error }, 'fault');
  return isDatabaseGone(error) ? outageAnswer(language) : faultAnswer(language);
}
