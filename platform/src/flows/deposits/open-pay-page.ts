import { createDeposit } from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../kernel/language.ts';
import { messageText } from '../../kernel/message-texts.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { payLinkPath } from '../../modules/payments/index.ts';
import type { DepositFlowDeps } from './deposit-deps.ts';

/** Only this form reaches the database as a token: it is no call input, so nothing else has checked it. */
const payToken = /^[\w-]{20,100}$/;

/**
 * Redirects from an order's pay link to its pay page, for a click or a QR code on another device: whoever has the link
 * may pay, and learns nothing about the member. Not a call of the contract, since it redirects; closed when orders are.
 */
export function openPayPageFlow(app: FastifyInstance, { content, payments }: DepositFlowDeps): void {
  const rateLimit = { max: () => content.settings.get('payLink.perMinute'), timeWindow: 60_000 };
  const { gates } = app.kernel.callers;
  app.get<{ Params: { token: string } }>(payLinkPath, { config: { rateLimit } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      for (const gate of gates) await gate(request, createDeposit);
      const { token } = request.params;
      if (!payToken.test(token)) throw new Refusal('not_found');
      return await reply.redirect(await payments.deposits.openPayPage(token), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const text = messageText(error.code, languageOf(request.headers['accept-language']));
      return reply.code(error.status).type('text/plain; charset=utf-8').send(text);
    }
  });
}
