import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
  uploadDepositProof,
} from '@portal/shared/contract/payments/deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { languageOf } from '../../../kernel/http/language.ts';
import { uploadRoute } from '../../../kernel/media/upload-route.ts';
import { messageText } from '../../../kernel/texts/message-texts.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import { memberAccount } from '../../wallet/index.ts';
import { type Deposit, depositPromise, kindOf, type PaymentsModule, payLinkPath, shownDepositEvent } from '../index.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';

export function listDepositMethodsRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { settings, games, member, payments, wallet } = deps;
  route(app, listDepositMethods, async (_input, { member: { memberId } }) => {
    const methods = await payments.deposits.methods();
    const open = await payments.deposits.countOpen(memberId);
    const openAtMost = await settings.get('deposit.openAtMost');
    const isClosed = (await member.byId(memberId))?.state !== 'open';
    const isDayFull = await payments.deposits.isDayFull(memberId, app.kernel.clock.now());
    return {
      methods: methods.map(({ provider, ...method }) => ({ ...method, kind: kindOf(provider) })),
      open,
      openAtMost,
      perDay: await settings.get('deposit.perDay'),
      owed: amountFromMinor(-(await wallet.balanceOf(memberAccount(memberId, 'receivable')))),
      turnoverPercent: await settings.get('deposit.turnoverPercent'),
      blockedBy: [
        ...(isClosed ? ['account_closed' as const] : []),
        ...(open >= openAtMost ? ['deposits_open' as const] : []),
        ...(isDayFull ? ['deposits_of_day' as const] : []),
      ],
      isStopped: await games.isPlayerSuspended(memberId),
    };
  });
}

export function orderDepositRoutes(app: FastifyInstance, { games, member, payments }: PaymentsRouteDeps): void {
  const { deposits } = payments;
  route(app, createDeposit, ({ methodId, amount }, { member: { memberId }, release }) =>
    app.kernel.database.transaction(async () => {
      await lockOpenMember(member, memberId);
      if (await games.isPlayerSuspended(memberId)) throw new Refusal('play_stopped');
      const amountMinor = minorUnits(amount);
      return showDeposit(payments, await deposits.order({ memberId, methodId, amountMinor, release }));
    }),
  );
  route(app, cancelDeposit, async ({ id }, { member: { memberId } }) =>
    showDeposit(payments, await deposits.cancel(memberId, id)),
  );
}

export function readDepositRoutes(app: FastifyInstance, { settings, payments }: PaymentsRouteDeps): void {
  const { deposits } = payments;
  route(app, listDeposits, async ({ state, from, to, pageNo, pageSize }, { member: { memberId } }) => {
    const period = { from: from === undefined ? from : new Date(from), to: to === undefined ? to : new Date(to) };
    const filter = { memberId, state, ...period };
    const { list, totalPages } = await deposits.page(filter, pageNo, pageSize);
    const { count, creditedMinor } = await deposits.totals(filter);
    const totals = { count, credited: amountFromMinor(creditedMinor) };
    return { list: await deposits.shown(list), totalPages, totals };
  });

  route(app, getDeposit, async ({ id }, { member: { memberId } }) => {
    const found = await deposits.byId(id);
    if (found?.memberId !== memberId) throw new Refusal('not_found');
    const events = await deposits.events(id);
    const shown = await showDeposit(payments, found);
    const promise = depositPromise(shown, events, await settings.get('deposit.promisedMinutes'));
    return {
      ...shown,
      promisedMinutes: promise.promisedMinutes,
      expectedBy: promise.expectedBy?.toISOString(),
      history: events.map(shownDepositEvent),
      serverTime: app.kernel.clock.now().toISOString(),
    };
  });
}

export function sendDepositProofRoute(app: FastifyInstance, { settings, payments }: PaymentsRouteDeps): void {
  route(
    app,
    uploadDepositProof,
    async ({ id, data }, { member: { memberId } }) =>
      showDeposit(
        payments,
        await payments.proofTurns.run(memberId, () => payments.deposits.proofs.send(memberId, id, data)),
      ),
    uploadRoute(() => settings.get('proofs.perMinuteByAddress')),
  );
}

/** Only this form reaches the database as a token: it is no call input, so nothing else has checked it. */
const payToken = /^[\w-]{20,100}$/;

/**
 * Redirects from an order's pay link to its pay page, for a click or a QR code on another device: whoever has the link
 * may pay, and learns nothing about the member. Not a call of the contract, since it redirects; closed when orders are.
 */
export function openPayPageRoute(app: FastifyInstance, { settings, payments }: PaymentsRouteDeps): void {
  const rateLimit = { max: () => settings.get('payLink.perMinute'), timeWindow: 60_000 };
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

/** Returns a deposit as its member sees it. */
export async function showDeposit({ deposits }: PaymentsModule, deposit: Deposit) {
  const [shown] = await deposits.shown([deposit]);
  if (!shown) throw new Refusal('not_found');
  return shown;
}
