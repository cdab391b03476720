import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { Counter } from 'prom-client';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { rememberedAddress } from '../../kernel/http/address.rules.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { secondsLeftOfDay } from '../../kernel/time/days.rules.ts';
import type { Channel } from '../delivery/index.ts';
import { countSending, type Limit } from './count-sending.ts';
import type { VerificationSettings } from './verification.settings.ts';

export interface Sending {
  channel: Channel;
  /** E.164 number or e-mail address. */
  to: string;
  /** Address of the client. */
  address: string;
}

export interface SendLimits {
  /**
   * Counts a message about to be sent, in the caller's transaction, for the receiver, the client's address and the
   * portal (docs/product.md 9; days of the setting timeZone).
   * @throws Refusal `too_many_requests` with Retry-After
   */
  take(sending: Sending): Promise<void>;
  /** Counts one of our own events by its key; false when it is too soon or too often. */
  takeOwn(key: string, bounds: { secondsBetween: number; perDay: number }): Promise<boolean>;
}

export function createSendLimits(kernel: Kernel, settings: VerificationSettings): SendLimits {
  const { database, clock, logger } = kernel;
  const secrets = createSecrets(kernel.settings);
  const refused = new Counter({
    name: 'portal_sendings_refused_total',
    help: 'Messages that a limit withheld',
    labelNames: ['channel', 'limit'],
    registers: [kernel.metrics.registry],
  });

  return {
    async takeOwn(key, { secondsBetween, perDay: atMost }) {
      const now = clock.now();
      const moment = { now, day: dayIn(await settings.get('timeZone'), now) };
      return (await countSending(database, { key: `own ${key}`, atMost, secondsBetween }, moment)) === 'none';
    },
    async take({ channel, to, address }) {
      const { secondsBetween, perReceiver, perAddress, inAll } = await settings.get(`verification.${channel}Limits`);
      const timeZone = await settings.get('timeZone');
      const now = clock.now();
      const moment = { now, day: dayIn(timeZone, now) };
      const receiver = secrets.mac('sending to', to.toLowerCase());
      const client = secrets.mac('sending from', rememberedAddress(address));
      // Always in this order, with the shared row last, to avoid deadlocks.
      const limits: (Limit & { name: string })[] = [
        { name: 'receiver', key: `${channel} to ${receiver}`, atMost: perReceiver, secondsBetween },
        { name: 'address', key: `${channel} from ${client}`, atMost: perAddress, secondsBetween: 0 },
        { name: 'portal', key: `${channel} in all`, atMost: inAll, secondsBetween: 0 },
      ];
      await database.transaction(async () => {
        for (const limit of limits) {
          const wait = await countSending(database, limit, moment);
          if (wait === 'none') continue;
          refused.inc({ channel, limit: limit.name });
          if (limit.name === 'portal') logger.warn({ channel, atMost: inAll }, 'nothing more is sent today');
          const retryAfterSeconds = wait === 'tomorrow' ? secondsLeftOfDay(timeZone, now) : wait;
          throw new Refusal('too_many_requests', { retryAfterSeconds });
        }
      });
    },
  };
}
