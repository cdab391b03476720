import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import {
  closeProviderPayment,
  getProviderPayment,
  openProviderPayment,
  providerStatement,
} from '@portal/shared/contract/provider-api/payments';
import { providerHeaders } from '@portal/shared/contract/provider-api/signing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ProviderKey } from '../gateway/key-file.ts';
import { answerSignature, createSignatureCheck } from '../gateway/sign.ts';
import { canBePaid, endedBetween, type Payment } from '../store/payment.rules.ts';
import type { PaymentStore } from '../store/payment-store.ts';

interface Parts {
  store: PaymentStore;
  key: () => ProviderKey | undefined;
  now: () => Date;
  origin: string;
}

const linesAtOnce = 500;

/** A refusal of the platform's request, by its code. */
class Refused extends Error {
  readonly status: number;

  constructor(code: string, status = 422) {
    super(code);
    this.status = status;
  }
}

/** Registers the calls of the platform, each message signed. */
export function platformCallRoutes(app: FastifyInstance, { store, key, now, origin }: Parts): void {
  const isSigned = createSignatureCheck(key, now);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    const refused = error instanceof Refused ? error : new Refused('unknown_error', 500);
    if (refused.status === 500) app.log.error({ err: error }, 'request');
    return reply.code(refused.status).send({ success: false, code: refused.message, message: refused.message });
  });

  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    const live = key();
    const nonce = request.headers[providerHeaders.nonce];
    if (live && typeof nonce === 'string' && typeof payload === 'string')
      reply.header(providerHeaders.signature, answerSignature(live, reply.statusCode, nonce, payload));
    return payload;
  });

  function serve<C extends Call>(call: C, handle: (input: CallParsedInput<C>) => CallResult<C>): void {
    app.route({
      method: call.method.toUpperCase(),
      url: call.path,
      handler: async (request) => ({ success: true, value: handle(read(call, request)) }),
    });
  }

  function read<C extends Call>(call: C, request: FastifyRequest): CallParsedInput<C> {
    const body = typeof request.body === 'string' ? request.body : '';
    const header = (name: string) => String(request.headers[name] ?? '');
    if (!isSigned({ method: request.method, pathWithQuery: request.url, body }, header))
      throw new Refused('bad_signature', 401);
    const input = v.safeParse(call.input, { ...jsonOf(body), ...Object(request.query), ...Object(request.params) });
    if (!input.success) throw new Refused('invalid_input', 400);
    return input.output;
  }

  const shown = (payment: Payment | undefined): CallResult<typeof getProviderPayment> =>
    payment ? { state: payment.state, paymentId: payment.paymentId, amount: payment.paidAmount } : { state: 'none' };

  serve(openProviderPayment, (asked) => {
    const found = store.byOrder(asked.orderId);
    if (found && found.amount !== asked.amount) throw new Refused('order_differs');
    if (found && !canBePaid(found, now())) throw new Refused('payment_over');
    const token = randomBytes(24).toString('base64url');
    const payment: Payment = found ?? { ...asked, paymentId: `sp_${randomUUID()}`, token, state: 'open' };
    if (!found) store.keep(payment);
    return { paymentId: payment.paymentId, url: `${origin}/pay/${payment.token}` };
  });
  serve(getProviderPayment, ({ orderId }) => shown(store.byOrder(orderId)));
  serve(closeProviderPayment, ({ orderId }) => {
    const found = store.byOrder(orderId);
    if (found?.state === 'open') store.keep({ ...found, state: 'closed' });
    return shown(store.byOrder(orderId));
  });
  serve(providerStatement, ({ from, to, after }) => {
    const ended = endedBetween(store.all(), new Date(from), new Date(to));
    const begin = ended.findIndex(({ paymentId }) => paymentId === after) + 1;
    const page = ended.slice(begin, begin + linesAtOnce);
    const list = page.map(({ paymentId, orderId, state, amount, paidAmount = amount, endedAt }) => ({
      paymentId,
      orderId,
      state,
      amount: paidAmount,
      at: endedAt,
    }));
    const isMore = begin + page.length < ended.length;
    return { since: store.since, list, ...(isMore && { next: page.at(-1)?.paymentId }) };
  });
}

function jsonOf(body: string): object {
  try {
    return body ? Object(JSON.parse(body)) : {};
  } catch {
    throw new Refused('malformed_body', 400);
  }
}
