import { readFileSync } from 'node:fs';
import { positiveAmountText } from '@portal/shared/contract/money/amounts';
import { type AmountReading, readAmount } from '@portal/shared/contract/typed/typed-amount.rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Callbacks } from '../gateway/callbacks.ts';
import { notFoundPage, payPage } from '../page/pay-page.ts';
import { callbackDeliveries, canBePaid, type Payment } from '../store/payment.rules.ts';
import type { PaymentStore } from '../store/payment-store.ts';

interface Parts {
  store: PaymentStore;
  callbacks: Callbacks;
  now: () => Date;
  origin: string;
}

const form = v.object({
  act: v.picklist(['pay', 'fail']),
  /** The amount as typed; the requested one by default. */
  amount: v.optional(v.string()),
  fate: v.optional(v.picklist(callbackDeliveries), 'at once'),
});

const style = readFileSync(new URL('../page/pay.css', import.meta.url), 'utf8');
/** The page loads nothing but the empty picture of its tab. */
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Registers the page of a payment: it needs no script, and its address is all that a payer has. */
export function payRoutes(app: FastifyInstance, { store, callbacks, now, origin }: Parts): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/pay.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  const send = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html);
  const show = (reply: FastifyReply, payment: Payment, status = 200, error?: string) =>
    send(
      reply,
      status,
      payPage({ payment, isOpen: canBePaid(payment, now()), address: origin + addressOf(payment), error }),
    );

  app.get<{ Params: { token: string } }>('/pay/:token', (request, reply) => {
    const found = store.byToken(request.params.token);
    return found ? show(reply, found) : send(reply, 404, notFoundPage());
  });

  app.post<{ Params: { token: string } }>('/pay/:token', (request, reply) => {
    const found = store.byToken(request.params.token);
    if (!found) return send(reply, 404, notFoundPage());
    // Paid in another tab, or expired: the page says so.
    if (!canBePaid(found, now())) return show(reply, found, 409);
    const read = v.safeParse(form, request.body);
    if (!read.success) return show(reply, found, 400, faultText({ fault: 'malformed' }));
    const { act, amount: typed = found.amount, fate } = read.output;
    const reading = readAmount(typed);
    if (!v.is(positiveAmountText, reading.amount)) return show(reply, found, 400, faultText(reading));
    const { amount } = reading;
    const ended = { ...found, endedAt: now().toISOString() };
    const payment: Payment =
      act === 'pay' ? { ...ended, state: 'paid', paidAmount: amount } : { ...ended, state: 'failed' };
    const notices = callbacks.noticesOf(payment, fate);
    store.keep(payment, notices);
    callbacks.send(notices);
    return reply.redirect(addressOf(payment), 303);
  });
}

function faultText(reading: AmountReading): string {
  if (reading.fault !== 'ambiguous') return 'Enter an amount, for example 12.50.';
  const [large, small] = reading.readings;
  return `This could be ${large} or ${small}. Enter the amount with two decimals.`;
}

const addressOf = ({ token }: Payment) => `/pay/${token}`;
