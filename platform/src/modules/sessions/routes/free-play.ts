import { randomInt } from 'node:crypto';
import { trialType } from '@portal/shared/contract/constants';
import { freePlay } from '@portal/shared/contract/sessions/free-play';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import type { ContentModule } from '../../content/index.ts';
import { originOf, type SessionModule } from '../index.ts';

export interface FreePlayDeps {
  content: ContentModule;
  member: MemberModule;
  session: SessionModule;
}

const trialHours = 24;

/** Opens a trial account: no money, no password, removed after a day. */
export function freePlayRoute(app: FastifyInstance, { content, member, session }: FreePlayDeps): void {
  const { kernel } = app;
  const perMinute = () => content.settings.get('freePlay.perMinute');
  route(
    app,
    freePlay,
    async (_input, context) => {
      if (!(await content.settings.get('toggles')).freePlay) throw new Refusal('login_type_closed');
      const trial = await prepareTrial(kernel, { content, member });
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
  { settings }: Kernel,
  { content, member }: Pick<FreePlayDeps, 'content' | 'member'>,
): Promise<Member> {
  return member.prepare({
    account: await trialAccount(member),
    type: trialType,
    uplinePath: '',
    currency: settings.CURRENCY,
    termsVersion: await content.settings.get('termsVersion'),
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
