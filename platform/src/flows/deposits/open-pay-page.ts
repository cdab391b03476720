import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../kernel/language.ts';
import { messageText } from '../../kernel/message-texts.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { payLinkPath } from '../../modules/payments/index.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';

/**
 * The link of an order to its pay page, for a plain click and for a QR code on another device: whoever has it may pay, and
 * learns nothing of the member. Not a call of the contract, as it leads on instead of answering.
 */
export function openPayPageFlow(app: FastifyInstance, { payments }: DepositFlowDeps): void {
  app.get<{ Params: { token: string } }>(payLinkPath, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      return await reply.redirect(await payments.deposits.openPayPage(request.params.token.slice(0, 100)), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const text = messageText(error.code, languageOf(request.headers['accept-language']));
      return reply.code(error.status).type('text/plain; charset=utf-8').send(text);
    }
  });
}
