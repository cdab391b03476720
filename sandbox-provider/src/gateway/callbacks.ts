import { randomUUID } from 'node:crypto';
import { envelope } from '@portal/shared/contract/calls/envelope';
import { reportPayment } from '@portal/shared/contract/payments/payment-reports';
import * as v from 'valibot';
import { type CallbackDelivery, lateMs, type Notice, type Payment, pauseMs } from '../store/payment.rules.ts';
import type { PaymentStore } from '../store/payment-store.ts';
import type { ProviderKey } from './key-file.ts';
import { signedHeaders } from './sign.ts';

interface Parts {
  platformUrl: string;
  key: () => ProviderKey | undefined;
  store: PaymentStore;
  now: () => Date;
  log(message: string, details: object): void;
}

export interface Callbacks {
  /**
   * Returns the callbacks for a payment that was just made or failed; store them with the payment, then `send` them.
   */
  noticesOf(payment: Payment, fate: CallbackDelivery): Notice[];
  send(notices: readonly Notice[]): void;
  resume(): void;
  /** Resolves when no callback is in progress. */
  stop(): Promise<void>;
}

const timeoutMs = 5000;

/** Reports payments to the platform until it has answered, also after crashes of either side. */
export function createCallbacks({ platformUrl, key, store, now, log }: Parts): Callbacks {
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  function plan(notice: Notice): void {
    if (isStopped) return;
    const inMs = Math.max(0, new Date(notice.dueAt).getTime() - now().getTime());
    const start = () => {
      timers.delete(notice.eventId);
      const work = deliver(notice).finally(() => underWay.delete(work));
      underWay.add(work);
    };
    timers.set(notice.eventId, setTimeout(start, inMs));
  }

  async function deliver(notice: Notice): Promise<void> {
    if (await isAccepted(notice)) return store.keepNotice({ ...notice, isDone: true });
    const dueAt = new Date(now().getTime() + pauseMs(notice.attempts)).toISOString();
    const next = { ...notice, attempts: notice.attempts + 1, dueAt };
    store.keepNotice(next);
    plan(next);
  }

  async function isAccepted({ eventId, orderId, state, amount }: Notice): Promise<boolean> {
    const live = key();
    const payment = store.byOrder(orderId);
    if (!live || !payment) return false;
    const pathWithQuery = reportPayment.path.replace(':provider', 'sandbox');
    const body = JSON.stringify({ eventId, orderId, paymentId: payment.paymentId, state, amount });
    const signed = signedHeaders(live, { method: 'POST', pathWithQuery, body }, now());
    try {
      const answer = await fetch(platformUrl + pathWithQuery, {
        method: 'POST',
        body,
        headers: { ...signed, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const read = v.parse(envelope, await answer.json());
      if (read.success) return true;
      log('callback refused', { orderId, code: read.code });
      return reportPayment.refusals.some((code) => code === read.code);
    } catch (error) {
      log('callback not answered', { orderId, reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  return {
    noticesOf({ orderId, state, amount, paidAmount }, fate) {
      if (fate === 'never' || state === 'open' || state === 'closed') return [];
      const dueAt = new Date(now().getTime() + (fate === 'late' ? lateMs : 0)).toISOString();
      const notice = { orderId, state, amount: paidAmount ?? amount, dueAt, attempts: 0, isDone: false };
      const eventIds = Array.from({ length: fate === 'twice' ? 2 : 1 }, () => randomUUID());
      return eventIds.map((eventId) => ({ ...notice, eventId }));
    },
    send: (notices) => notices.forEach(plan),
    resume: () => store.undelivered().forEach(plan),
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(underWay);
    },
  };
}
