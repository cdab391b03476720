import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import {
  type addPasskey,
  type OwnPasskey,
  passkeysAtMost,
  type startPasskey,
} from '@portal/shared/contract/sessions/passkeys';
import type { MemberCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember, type MemberModule } from '../../accounts/index.ts';
import type { AuthenticatorChecks } from '../extra-verification/authenticator-checks.ts';
import type { OwnChecks } from '../extra-verification/own-checks.ts';
import type { Origin, SessionModule } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import type { Passkeys } from './passkeys.ts';

type Proofs = CallParsedInput<typeof startPasskey>;
/** Runs in the transaction of the change. */
type Alongside = () => Promise<void>;

export interface PasskeyService extends Pick<Passkeys, 'askLogin'> {
  start(caller: MemberCaller, proofs: Proofs, from: Origin): ReturnType<Passkeys['askNew']>;
  add(caller: MemberCaller, added: CallParsedInput<typeof addPasskey>, alongside: Alongside): Promise<string>;
  list(memberId: string): Promise<OwnPasskey[]>;
  rename(memberId: string, id: string, name: string): Promise<void>;
  remove(memberId: string, id: string, alongside: Alongside): Promise<void>;
}

interface Deps {
  member: MemberModule;
  settings: SessionSettings;
  passkeys: Passkeys;
  ownChecks: OwnChecks;
  authenticatorChecks: AuthenticatorChecks;
  hold: SessionModule['hold'];
}

/** A member's own passkeys: a new one needs all that it may replace later. */
export function createPasskeyService({ database }: Kernel, deps: Deps): PasskeyService {
  const { member, settings, passkeys, ownChecks, authenticatorChecks, hold } = deps;

  async function assertRoom(memberId: string): Promise<void> {
    if ((await passkeys.of(memberId)).length >= passkeysAtMost)
      throw new Refusal('passkeys_at_most', { params: { max: passkeysAtMost } });
  }

  /** Whether the payment password was given; who has one has to give it. */
  async function provesPayments(memberId: string, paymentPassword: string | undefined): Promise<boolean> {
    if (!(await member.byId(memberId))?.paymentPasswordHash) return false;
    if (paymentPassword === undefined) throw refusalAt('paymentPassword', 'payment_password_wrong');
    await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
    return true;
  }

  return {
    askLogin: passkeys.askLogin,
    async start(caller, { password, paymentPassword, authenticatorCode }, from) {
      const { memberId } = caller;
      await assertRoom(memberId);
      await ownChecks.password(memberId, password, from, 'password');
      const confirmsPayments = await provesPayments(memberId, paymentPassword);
      await authenticatorChecks.confirm(memberId, authenticatorCode, 'authenticatorCode');
      return passkeys.askNew(caller, await settings.get('brandName'), confirmsPayments);
    },
    async add(caller, { name, answer }, alongside) {
      const passkey = await passkeys.readNew(caller, answer);
      if (!passkey) throw new Refusal('passkey_refused');
      await database.transaction(async () => {
        await lockOpenMember(member, caller.memberId);
        await hold(caller);
        await assertRoom(caller.memberId);
        if (!(await passkeys.add({ ...passkey, name }))) throw new Refusal('passkey_refused');
        await alongside();
      });
      return passkey.id;
    },
    async list(memberId) {
      return (await passkeys.of(memberId)).map(
        ({ id, name, confirmsPayments, createdAt, lastUsedAt, suspectedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
          confirmsPayments,
          ...(suspectedAt && { suspectedAt: suspectedAt.toISOString() }),
        }),
      );
    },
    async rename(memberId, id, name) {
      if (!(await passkeys.rename(memberId, id, name))) throw new Refusal('not_found');
    },
    async remove(memberId, id, alongside) {
      await database.transaction(async () => {
        await member.lock(memberId);
        if ((await passkeys.remove(memberId, id)) === undefined) throw new Refusal('not_found');
        await alongside();
      });
    },
  };
}
