import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { Counter } from 'prom-client';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { rememberedAddress } from '../../kernel/http/address.rules.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { secondsLeftOfDay } from '../../kernel/time/days.rules.ts';
import type { Channel } from '../delivery/index.ts';
import { checkSending, countedToday, countSending, type Limit, nextSending, uncountSending } from './count-sending.ts';
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
  /** Who asks, for a contact that is not theirs yet: the limit of a receiver holds for all that an account asks for. */
  memberId?: string | undefined;
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

/**
 * Beyond the limit of a receiver, strangers' asks for a message to an owner take turns: who asked often enough must not
 * stop the owner at a new address for the day. So a contact gets at most 144 more a day.
 */
const secondsBetweenBeyond = 600;

export interface SendLimits {
  /**
   * Counts a message about to be sent, in the caller's transaction, for the receiver, the client's address and the
   * portal (docs/product.md 9; days of the setting timeZone). Strangers, half logins and owners use up
   * limits of the receiver apart; a part of the portal's is kept for messages to owners, and of that for their own asks.
   * @throws Refusal `too_many_requests` with Retry-After
   */
  take(sending: Sending): Promise<void>;
  /**
   * Steps of work that the next message to the receiver takes more: one with each ask of strangers beyond the limit.
   * @throws Refusal `too_many_requests` with Retry-After when the receiver has to wait, before any work is done
   */
  moreSteps(sending: Omit<Sending, 'address'>): Promise<number>;
  /** Counts one of our own events by its key; false when it is too soon or too often. */
  takeOwn(key: string, bounds: { secondsBetween: number; perDay: number }): Promise<boolean>;
  /** Uncounts one of our own events that `takeOwn` counted. */
  uncountOwn(key: string): Promise<void>;
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

  /** Strangers, half logins and owners use up limits of the receiver apart. */
  function receiverLimit(
    { channel, to, isToOwner, asker = 'stranger' }: Omit<Sending, 'address'>,
    { perReceiver: atMost, secondsBetween }: { perReceiver: number; secondsBetween: number },
  ): Limit & { name: string } {
    const key = `${channel} to ${secrets.mac('sending to', to.toLowerCase())}`;
    if (asker !== 'stranger') return { name: 'receiver', key: `${key} by ${asker}`, atMost, secondsBetween };
    return { name: 'receiver', key, atMost, secondsBetween, ...(isToOwner && { secondsBetweenBeyond }) };
  }
  async function refusal(channel: Channel, limit: string, wait: 'tomorrow' | number): Promise<Refusal> {
    refused.inc({ channel, limit });
    const now = clock.now();
    const untilTomorrow = async () => secondsLeftOfDay(await settings.get('timeZone'), now);
    return new Refusal('too_many_requests', { retryAfterSeconds: wait === 'tomorrow' ? await untilTomorrow() : wait });
  }
  const momentOf = async (now: Date) => ({ now, day: dayIn(await settings.get('timeZone'), now) });

  return {
    async takeOwn(key, { secondsBetween, perDay: atMost }) {
      const moment = await momentOf(clock.now());
      return (await countSending(database, { key: ownKey(key), atMost, secondsBetween }, moment)) === 'none';
    },
    uncountOwn: (key) => uncountSending(database, ownKey(key)),
    async usedByStrangers(channel) {
      const { inAll } = await settings.get(`verification.${channel}Limits`);
      const { day } = await momentOf(clock.now());
      const shares = [partOf('newcomers', channel, inAll), partOf('strangers', channel, inAll)].map(
        async ({ key, atMost }) => (atMost === 0 ? 1 : (await countedToday(database, key, day)) / atMost),
      );
      return Math.min(1, Math.max(...(await Promise.all(shares))));
    },
    async moreSteps(sending) {
      const { channel } = sending;
      const limit = receiverLimit(sending, await settings.get(`verification.${channel}Limits`));
      const { wait, beyond } = await nextSending(database, limit, await momentOf(clock.now()));
      if (wait !== 'none') throw await refusal(channel, limit.name, wait);
      return beyond;
    },
    async take(sending) {
      const { channel, address, memberId, isToOwner, asker = 'stranger', isWithheld = false } = sending;
      const bounds = await settings.get(`verification.${channel}Limits`);
      const { perReceiver, perAddress, inAll } = bounds;
      const moment = await momentOf(clock.now());
      const client = secrets.mac('sending from', rememberedAddress(address));
      const isStranger = asker === 'stranger';
      // Always in this order, with the shared rows last, to avoid deadlocks.
      const limits: (Limit & { name: string; isChecked?: boolean })[] = [
        receiverLimit(sending, bounds),
        ...(memberId === undefined
          ? []
          : [{ name: 'member', key: `${channel} by member ${memberId}`, atMost: perReceiver, secondsBetween: 0 }]),
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
          if (limit.name === 'portal') logger.warn({ channel, atMost: inAll }, 'nothing more is sent today');
          if (limit.name === 'newcomers' || limit.name === 'strangers')
            logger.warn({ channel, atMost: limit.atMost }, `${limit.name} are sent nothing more today`);
          throw await refusal(channel, limit.name, wait);
        }
      });
    },
  };
}

const ownKey = (key: string) => `own ${key}`;

const partOf = (name: keyof typeof percentOf, channel: Channel, inAll: number): Limit & { name: string } => ({
  name,
  key: `${channel} to ${name}`,
  atMost: Math.ceil((inAll * percentOf[name]) / 100),
  secondsBetween: 0,
});
