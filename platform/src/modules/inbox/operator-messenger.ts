import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { trialType } from '@portal/shared/contract/constants';
import type { writeMessage } from '@portal/shared/contract/inbox/operator-messages';
import type { OperatorCaller } from '../../kernel/calls/callers.ts';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { newId } from '../../kernel/database/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Member } from '../accounts/index.ts';
import type { InboxDeps } from './inbox-deps.ts';
import type { Messages } from './messages.ts';

type OperatorMessage = CallParsedInput<typeof writeMessage>;

/** Sends operators' messages to members with an audit line, to all of them or to nobody. */
export function createOperatorMessenger({ database }: Kernel, { member, audit }: InboxDeps, messages: Messages) {
  /**
   * Finds the members, each once.
   * @throws Refusal `not_found`, `trial_account`, `account_closed`, with the name
   */
  async function readersOf(names: readonly string[]): Promise<Map<string, Member>> {
    const found = new Map<string, Member>();
    for (const name of new Set(names)) {
      const reader = await member.byName(name);
      const details = { value: { member: name } };
      if (!reader) throw new Refusal('not_found', details);
      if (reader.type === trialType) throw new Refusal('trial_account', details);
      if (reader.state !== 'open') throw new Refusal('account_closed', details);
      found.set(reader.id, reader);
    }
    return found;
  }

  /** @returns the number of members */
  return ({ members, texts, why }: OperatorMessage, { username }: OperatorCaller): Promise<number> =>
    database.transaction(async () => {
      const readers = await readersOf(members);
      const reference = `operator-${newId()}`;
      for (const memberId of readers.keys()) await messages.notify({ memberId, reference, topic: 'service', texts });
      const accounts = [...readers.values()].map(({ account }) => account);
      const target = accounts.length === 1 ? (accounts[0] ?? '') : `${accounts.length} members`;
      await audit({ who: username, act: 'write-message', target, why, detail: { reference, accounts, texts } });
      return readers.size;
    });
}
