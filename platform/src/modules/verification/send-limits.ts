import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { Counter } from 'prom-client';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { rememberedAddress } from '../../kernel/http/address.rules.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { secondsLeftOfDay } from '../../kernel/time/days.rules.ts';
import type { Channel } from '../delivery/index.ts';
import { checkSending, countedToday, countSending, type Limit } from './count-sending.ts';
import type { VerificationSettings } from './verification.settings.ts';

/**
 * Who asks for a message to a verified contact: anybody, who is halfway through a login of the account, or the owner by a
 * session or from an address that the owner has logged in from.
 */
export type Asker = 'stranger' | 'login' | 'owner';

export interface Sending {
  channel: Channel;
  /** E.164 number or e-mail address. */
  to: string;
  /** Address of the client. */
  address: string;
  /** It goes to a contact that an account has, or would if there were the account. */
  isToOwner: boolean;
  /** A stranger by default, as for every contact that no account has verified. */
  asker?: Asker | undefined;
  /** Nothing is sent: the portal's limit is checked, and not counted. */
  isWithheld?: boolean | undefined;
}

/**
 * Of the portal's messages of a day so many percent go to newcomers, and so many to whoever strangers ask for, newcomers
 * among them: the rest is kept for owners.
 */
const percentOf = { newcomers: 60, strangers: 80 };

export interface SendLimits {
  /**
   * Counts a message about to be sent, in the caller's transaction, for the receiver, the client's address and the
   * portal (docs/product.md 9; days of the setting timeZone). Strangers, half logins and owners use up
   * limits of the receiver apart; a part of the portal's is kept for messages to owners, and of that for their own asks.
   * @throws Refusal `too_many_requests` with Retry-After
   */
  take(sending: Sending): Promise<void>;
  /** Counts one of our own events by its key; false when it is too soon or too often. */
  takeOwn(key: string, bounds: { secondsBetween: number; perDay: number }): Promise<boolean>;
  /** Share of what newcomers, or strangers in all, may have sent today that is used up, 0 to 1: the larger one. */
  usedByStrangers(channel: Channel): Promise<number>;
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
    async usedByStrangers(channel) {
      const { inAll } = await settings.get(`verification.${channel}Limits`);
      const day = dayIn(await settings.get('timeZone'), clock.now());
      const shares = [partOf('newcomers', channel, inAll), partOf('strangers', channel, inAll)].map(
        async ({ key, atMost }) => (atMost === 0 ? 1 : (await countedToday(database, key, day)) / atMost),
      );
      return Math.min(1, Math.max(...(await Promise.all(shares))));
    },
    async take({ channel, to, address, isToOwner, asker = 'stranger', isWithheld = false }) {
      const { secondsBetween, perReceiver, perAddress, inAll } = await settings.get(`verification.${channel}Limits`);
      const timeZone = await settings.get('timeZone');
      const now = clock.now();
      const moment = { now, day: dayIn(timeZone, now) };
      const receiver = secrets.mac('sending to', to.toLowerCase());
      const client = secrets.mac('sending from', rememberedAddress(address));
      // Always in this order, with the shared rows last, to avoid deadlocks.
      const isStranger = asker === 'stranger';
      const toReceiver = `${channel} to ${receiver}${isStranger ? '' : ` by ${asker}`}`;
      const limits: (Limit & { name: string; isChecked?: boolean })[] = [
        { name: 'receiver', key: toReceiver, atMost: perReceiver, secondsBetween },
        { name: 'address', key: `${channel} from ${client}`, atMost: perAddress, secondsBetween: 0 },
        ...(isToOwner ? [] : [partOf('newcomers', channel, inAll)]),
        ...(isStranger ? [{ ...partOf('strangers', channel, inAll), isChecked: isWithheld }] : []),
        { name: 'portal', key: `${channel} in all`, atMost: inAll, secondsBetween: 0, isChecked: isWithheld },
      ];
      await database.transaction(async () => {
        for (const limit of limits) {
          const wait = limit.isChecked
            ? await checkSending(database, limit, moment)
            : await countSending(database, limit, moment);
          if (wait === 'none') continue;
          refused.inc({ channel, limit: limit.name });
          if (limit.name === 'portal') logger.warn({ channel, atMost: inAll }, 'nothing more is sent today');
          if (limit.name === 'newcomers' || limit.name === 'strangers')
            logger.warn({ channel, atMost: limit.atMost }, `${limit.name} are sent nothing more today`);
          const retryAfterSeconds = wait === 'tomorrow' ? secondsLeftOfDay(timeZone, now) : wait;
          throw new Refusal('too_many_requests', { retryAfterSeconds });
        }
      });
    },
  };
}

const partOf = (name: keyof typeof percentOf, channel: Channel, inAll: number): Limit & { name: string } => ({
  name,
  key: `${channel} to ${name}`,
  atMost: Math.ceil((inAll * percentOf[name]) / 100),
  secondsBetween: 0,
});
