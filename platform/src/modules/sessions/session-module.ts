import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { LoginValue, login } from '@portal/shared/contract/sessions/login';
import type { OwnPasskey } from '@portal/shared/contract/sessions/passkeys';
import type { MemberCaller } from '../../kernel/calls/callers.ts';
import type { Refusal } from '../../kernel/calls/refusal.ts';
import type { Member, MemberModule } from '../accounts/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { CodePurpose, VerificationModule } from '../verification/index.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { publicHalf } from './payload-encryption/key-ring.rules.ts';
import type { SeenSession } from './sessions/active-sessions.ts';
import type { SessionStart } from './sessions/sessions.ts';
import type { EndReason } from './sessions/tokens.rules.ts';
import type { SessionSettings } from './sessions.settings.ts';

export interface SessionDeps {
  member: MemberModule;
  content: Pick<ContentModule, 'contactChannel'>;
  settings: SessionSettings;
  verification: VerificationModule;
  inbox: Pick<InboxModule, 'notify'>;
}

/** Where a call comes from: client address, and the browser according to its user agent. */
export interface Origin {
  address: string;
  client: string;
}

export type LoginInput = CallParsedInput<typeof login>;

export interface Admission {
  /** Requests a remember token with the answer. */
  remember?: boolean;
  /**
   * Only a change of the password is allowed; set for a member who logged in with the default or an expired password.
   */
  passwordChangeRequired?: boolean;
  passwordExpired?: boolean;
  /** The passkey by which the member logs in. */
  passkeyId?: string | undefined;
}

/** An admission in which nothing is left open. */
export type FullAdmission = Required<Omit<Admission, 'passkeyId'>> & Pick<Admission, 'passkeyId'>;

/** The person whom the identity provider names. */
export interface Identity {
  channel: 'google' | 'facebook' | 'sms';
  /** Project and user id at the provider: the same id is the same person. */
  providerId: string;
  /** E.164, only for the channel sms. */
  phone?: string;
  name?: string;
}

/** Creates the member for an unknown identity; `link` must run in the transaction that stores the member. */
export type MakeAccount = (identity: Identity, link: (memberId: string) => Promise<void>) => Promise<Member>;

/** What a caller sends to prove that a number is theirs. */
export interface MobileProof {
  purpose: CodePurpose;
  /** E.164 */
  mobile: string;
  code?: string | undefined;
  firebaseIdToken?: string | undefined;
  /** See `CodeAnswer`. */
  isStranger?: boolean | undefined;
}

export type SessionsEnded = (sessionIds: readonly string[], reason: EndReason) => Promise<void>;

/** A wrong answer to an extra verification, or one that was not checked after too many wrong ones. */
export type ExtraFailed = (member: Member) => Promise<void>;

export interface SessionModule {
  /** Reports sessions that were ended early, by logout or by force. */
  onEnded(listener: SessionsEnded): void;
  /** Login by username, SMS code, identity provider or passkey; see the contract's `login` for its refusals. */
  logIn(input: LoginInput, from: Origin): Promise<LoginValue>;
  /**
   * Logs in a member who has already proved their identity (registration, password by phone, free play): ends other
   * sessions where only one is allowed, records login and address, and opens the session. Must run in the transaction
   * of the work before it.
   * @throws Refusal `login_failed` for a member with an authenticator, whom `challenge` has to ask
   */
  admit(member: Member, from: Origin, admission?: Admission): Promise<LoginValue>;
  /** The refusal `extra_verification_required`, from which the login of a member with an authenticator continues. */
  challenge(member: Member, from: Origin): Promise<Refusal | undefined>;
  /** Creates the account for an unknown social identity; provided by a flow, since it uses several modules. */
  onUnknownIdentity(makeAccount: MakeAccount): void;
  /** Called after a failed extra verification; provided by a flow, since it uses several modules. */
  onExtraFailed(listener: ExtraFailed): void;
  /** Opens a session and does nothing else. Returns the token. */
  open(start: SessionStart): Promise<string>;
  end(caller: MemberCaller): Promise<void>;
  /**
   * Ends every session, remember token and unfinished login of a member; open pages are sent a logout. Returns the
   * number of sessions that were active.
   */
  endAllOf(memberId: string, reason: EndReason): Promise<number>;
  /** Ends every session except this one and returns how many; remember tokens and unfinished logins are deleted too. */
  endOthers(caller: MemberCaller): Promise<number>;
  /**
   * After a change of the password: as `endAllOf`, but this session continues under the returned token.
   * @throws Refusal `not_logged_in` when the session was ended in the meantime
   */
  renew(caller: MemberCaller): Promise<string>;
  /** A bet counts as activity of the member's sessions. */
  touch(memberId: string): Promise<void>;
  /**
   * Checks the login password of a member who is logged in again; wrong ones count for the account as at a login.
   * @throws Refusal `old_password_wrong` (with the field given), `too_many_requests` after five in 15 minutes
   */
  confirmPassword(memberId: string, password: string, from: Origin, field: string): Promise<void>;
  /**
   * Asks for the authenticator again before something that a stolen session must not do; who has none passes. A recovery
   * code counts too. Never run it in a transaction: a wrong code has to stay counted.
   * @throws Refusal `authenticator_code_required`, `invalid_verification_code` (with the field given),
   * `too_many_requests` after five wrong ones in 15 minutes
   */
  confirmAuthenticator(memberId: string, code: string | undefined, field: string): Promise<void>;
  /** Passkeys of a member, the oldest first. */
  passkeysOf(memberId: string): Promise<OwnPasskey[]>;
  /** The name of the passkey that was removed; undefined for one that the member does not have. */
  removePasskey(memberId: string, id: string): Promise<string | undefined>;
  /** Whether a passkey of the member may replace the payment password. */
  paysByPasskey: Passkeys['pays'];
  /** A question for exactly this payment. @throws Refusal `passkey_refused` for who has no passkey for it */
  askPaymentPasskey: Passkeys['askPayment'];
  /**
   * Takes the answer of a passkey instead of the payment password; a question is used up by it, so never run it in a
   * transaction.
   * @throws Refusal `passkey_refused`
   */
  confirmByPasskey: Passkeys['confirmPayment'];
  /**
   * True when the caller has the number: proved by our code or by a token of the identity provider, depending on which
   * of them sends SMS at the moment. Uses up either.
   * @throws Refusal `identity_token_invalid`, `identity_provider_unavailable`
   */
  provesMobile(proof: MobileProof): Promise<boolean>;
  /** True when the token comes from a recent sign-in of this member; uses it up. @throws as `provesMobile` */
  signInIsOf(memberId: string, channel: Identity['channel'], firebaseIdToken: string): Promise<boolean>;
  /** When the session of a call started. */
  startedAt(caller: MemberCaller): Promise<Date | undefined>;
  /** Active sessions of a member, the most recently used first. */
  activeSessionsOf(memberId: string): Promise<SeenSession[]>;
  /**
   * Locks the member until the end of the caller's transaction, so that nothing can end the session before then.
   * @throws Refusal `not_logged_in` when the session has already ended
   */
  hold(caller: MemberCaller): Promise<void>;
  hasAuthenticator(memberId: string): Promise<boolean>;
  /** Unused recovery codes; undefined without an authenticator. */
  recoveryCodesLeft(memberId: string): Promise<number | undefined>;
  /** False when none was confirmed; an unconfirmed one is removed too. */
  removeAuthenticator(memberId: string): Promise<boolean>;
  /** Public keys for encrypted bodies, the current one first. */
  publicKeys(): Promise<ReturnType<typeof publicHalf>[]>;
}
