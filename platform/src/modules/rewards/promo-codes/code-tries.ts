import { Refusal } from '../../../kernel/calls/refusal.ts';
import { rememberedAddress } from '../../../kernel/http/address.rules.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { secondsLeftOfDay } from '../../../kernel/time/days.rules.ts';
import type { RewardDeps } from '../reward-deps.ts';

interface Try {
  memberId: string;
  /** Address of the client. */
  address: string;
}

/** Counts tries of promo codes by member and by address, in a day of the portal, for all processes. */
export function createCodeTries(kernel: Kernel, { settings, ownEvents }: Pick<RewardDeps, 'settings' | 'ownEvents'>) {
  const secrets = createSecrets(kernel.settings);

  return {
    /**
     * Counts a try before its code is looked up; returns what uncounts it.
     * @throws Refusal `too_many_requests` until tomorrow
     */
    async count({ memberId, address }: Try): Promise<() => Promise<void>> {
      const { perMember, perAddress } = await settings.get('rewards.promoCodeTries');
      const client = secrets.mac('promo codes from', rememberedAddress(address));
      // The member first, as the member is locked before what all share.
      const limits = [
        { key: `promo code by ${memberId}`, perDay: perMember },
        { key: `promo code from ${client}`, perDay: perAddress },
      ];
      const counted: string[] = [];
      const uncount = async () => {
        for (const key of counted) await ownEvents.uncountOwn(key);
      };
      for (const { key, perDay } of limits) {
        if (await ownEvents.takeOwn(key, { secondsBetween: 0, perDay })) {
          counted.push(key);
          continue;
        }
        // Others at the address must not use up the tries of this member.
        await uncount();
        const retryAfterSeconds = secondsLeftOfDay(await settings.get('timeZone'), kernel.clock.now());
        throw new Refusal('too_many_requests', { retryAfterSeconds });
      }
      return uncount;
    },
  };
}

export type CodeTries = ReturnType<typeof createCodeTries>;
