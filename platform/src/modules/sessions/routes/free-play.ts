import { randomInt } from 'node:crypto';
import { trialType } from '@portal/shared/contract/constants';
import { freePlay } from '@portal/shared/contract/sessions/free-play';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import { originOf, type SessionModule } from '../index.ts';
import type { SessionSettings } from '../sessions.settings.ts';

export interface FreePlayDeps {
  settings: SessionSettings;
  member: MemberModule;
  session: SessionModule;
}

const trialHours = 24;

/** Opens a trial account: no money, no password, removed after a day. */
export function freePlayRoute(app: FastifyInstance, { settings, member, session }: FreePlayDeps): void {
  const { kernel } = app;
  const perMinute = () => settings.get('freePlay.perMinute');
  route(
    app,
    freePlay,
    async (_input, context) => {
      if (!(await settings.get('toggles')).freePlay) throw new Refusal('login_type_closed');
      const trial = await prepareTrial(kernel, { settings, member });
      return kernel.database.transaction(async () => {
        await member.insert(trial);
        return session.admit(trial, originOf(context));
      });
    },
    { perMinute },
  );
  kernel.jobs.add({
    name: 'remove-trials',
    periodsDue: everySeconds(3600),
    run: (_period, now) => removeTrials(kernel, { member, session }, new Date(now.getTime() - trialHours * 3_600_000)),
  });
}

async function prepareTrial(
  { settings: process }: Kernel,
  { settings, member }: Pick<FreePlayDeps, 'settings' | 'member'>,
): Promise<Member> {
  return member.prepare({
    account: await trialAccount(member),
    type: trialType,
    uplinePath: '',
    currency: process.CURRENCY,
    termsVersion: await settings.get('termsVersion'),
  });
}

async function trialAccount(member: MemberModule): Promise<string> {
  const account = `trial${randomInt(100_000_000, 1_000_000_000)}`;
  return (await member.byAccount(account)) ? trialAccount(member) : account;
}

async function removeTrials(
  { database }: Kernel,
  { member, session }: Pick<FreePlayDeps, 'member' | 'session'>,
  madeBefore: Date,
): Promise<void> {
  for (const memberId of await member.trials.old(madeBefore)) {
    await database.transaction(async () => {
      await session.endAllOf(memberId, 'session_expired');
      await member.trials.remove(memberId);
    });
  }
}
