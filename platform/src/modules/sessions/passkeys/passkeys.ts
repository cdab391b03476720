import { createHash } from 'node:crypto';
import type { MemberCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { noteChallenge, useChallenge } from '../../../kernel/security/challenge-table.ts';
import {
  type KeyBinding,
  type KeyProof,
  type NewKey,
  newKeyOptions,
  proofOptions,
  readNewKey,
  readProof,
} from '../../../kernel/security/web-authn.ts';
import { createPasskeyRows, type Passkey, type PasskeyRows } from './passkey-rows.ts';
import { passkeyChallenges } from './passkeys.tables.ts';

type Options = Awaited<ReturnType<typeof proofOptions>>;
/** What exactly a payment is, in words that its call and its question build alike. */
type PaymentAct = readonly string[];

export interface Passkeys extends Omit<PasskeyRows, 'countUse'> {
  askLogin(): Promise<Options>;
  /** The passkey that answered an open question of a login. */
  readLogin(proof: KeyProof): Promise<Passkey | undefined>;
  pays(memberId: string): Promise<boolean>;
  /** @throws Refusal `passkey_refused` for who has no passkey that may confirm a payment */
  askPayment(memberId: string, act: PaymentAct): Promise<Options>;
  /**
   * Takes, once, the answer of a member's passkey to an open question for exactly this payment.
   * @throws Refusal `passkey_refused`
   */
  confirmPayment(memberId: string, act: PaymentAct, proof: KeyProof): Promise<void>;
  /** A question for a new passkey, in this session. */
  askNew(caller: MemberCaller, site: string, confirmsPayments: boolean): ReturnType<typeof newKeyOptions>;
  /** The passkey that answered an open question of this session; not stored yet. */
  readNew(caller: MemberCaller, answer: NewKey): Promise<Omit<Passkey, 'name'> | undefined>;
}

const minutesToAnswer = 2;
const loginPurpose = 'login';
const paymentPurpose = (memberId: string, act: PaymentAct) =>
  `payment ${memberId} ${createHash('sha256').update(JSON.stringify(act)).digest('base64url')}`;
const newPurpose = ({ memberId, sessionId }: MemberCaller, confirmsPayments: boolean) =>
  `new ${memberId} ${sessionId} ${confirmsPayments}`;

/**
 * Passkeys of members, bound to the portal's address. Each question is for one purpose, is answered once, and is over
 * after two minutes.
 */
export function createPasskeys(kernel: Kernel): Passkeys {
  const { clock, settings } = kernel;
  const binding: KeyBinding = { origin: new URL(settings.PUBLIC_ORIGIN).origin, userVerification: 'required' };
  const { countUse, ...rows } = createPasskeyRows(kernel);
  const purposeOf = (challenge: string) => useChallenge(kernel, passkeyChallenges, challenge);
  const payingIds = async (memberId: string) =>
    (await rows.of(memberId)).filter(({ confirmsPayments }) => confirmsPayments).map(({ id }) => id);

  async function noted<Asked extends { challenge: string }>(options: Asked, purpose: string): Promise<Asked> {
    const { challenge } = options;
    await noteChallenge(kernel, passkeyChallenges, { challenge, purpose, minutes: minutesToAnswer });
    return options;
  }

  /** Judges an answer, which uses up its question, and counts the use. */
  async function use(passkey: Passkey, proof: KeyProof, purpose: string): Promise<Passkey | undefined> {
    const handle = proof.response.userHandle;
    const isTheirs = handle === undefined || Buffer.from(handle, 'base64url').toString() === passkey.memberId;
    const takeQuestion = async (challenge: string) => (await purposeOf(challenge)) === purpose && isTheirs;
    const counter = await readProof(binding, passkey, proof, takeQuestion);
    return counter === undefined ? undefined : countUse(passkey, counter);
  }

  return {
    ...rows,
    askLogin: async () => noted(await proofOptions(binding), loginPurpose),
    async readLogin(proof) {
      const passkey = await rows.byId(proof.id);
      return passkey && use(passkey, proof, loginPurpose);
    },
    pays: async (memberId) => (await payingIds(memberId)).length > 0,
    async askPayment(memberId, act) {
      const ids = await payingIds(memberId);
      if (ids.length === 0) throw new Refusal('passkey_refused');
      return noted(await proofOptions(binding, ids), paymentPurpose(memberId, act));
    },
    async confirmPayment(memberId, act, proof) {
      const passkey = await rows.byId(proof.id);
      const mayConfirm = passkey?.memberId === memberId && passkey.confirmsPayments;
      if (!mayConfirm || !(await use(passkey, proof, paymentPurpose(memberId, act))))
        throw new Refusal('passkey_refused');
    },
    async askNew(caller, site, confirmsPayments) {
      const { memberId, account } = caller;
      const known = (await rows.of(memberId)).map(({ id }) => id);
      const options = await newKeyOptions(binding, { site, account, handle: memberId, known });
      return noted(options, newPurpose(caller, confirmsPayments));
    },
    async readNew(caller, answer) {
      let confirmsPayments = false;
      const key = await readNewKey(binding, answer, async (challenge) => {
        const purpose = await purposeOf(challenge);
        confirmsPayments = purpose === newPurpose(caller, true);
        return confirmsPayments || purpose === newPurpose(caller, false);
      });
      if (!key) return undefined;
      const at = { createdAt: clock.now(), lastUsedAt: null, suspectedAt: null };
      return { ...key, ...at, memberId: caller.memberId, confirmsPayments };
    },
  };
}
