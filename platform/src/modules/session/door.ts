import type { CallParsedInput } from '@portal/shared/contract/define-call';
import type { LoginValue, login } from '@portal/shared/contract/session/login';
import type { MemberCaller } from '../../kernel/callers.ts';
import type { ContentModule } from '../content/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { Member, MemberModule } from '../member/index.ts';
import type { CodePurpose, VerificationModule } from '../verification/index.ts';
import type { publicHalf } from './key-ring.rules.ts';
import type { SeenSession } from './living-sessions.ts';
import type { SessionStart } from './sessions.ts';
import type { EndReason } from './tokens.rules.ts';

export interface SessionDeps {
  member: MemberModule;
  content: ContentModule;
  verification: VerificationModule;
  inbox: Pick<InboxModule, 'tell'>;
}

/** Where a call comes from: client address, and the browser by its user agent. */
export interface Origin {
  address: string;
  client: string;
}

export type LoginInput = CallParsedInput<typeof login>;

export interface Admission {
  /** Asks for a remember token with the answer. */
  remember?: boolean;
  /** Nothing but a change of the password is open; for who came in by the default or an expired one. */
  passwordChangeRequired?: boolean;
  passwordExpired?: boolean;
}

/** Who the identity provider says somebody is. */
export interface Identity {
  channel: 'google' | 'facebook' | 'sms';
  /** Project and user id of the provider: the same person, the same id. */
  providerId: string;
  /** E.164, of the channel sms and of no other. */
  phone?: string;
  name?: string;
}

/** Makes the member of an unknown identity; `link` belongs into the transaction that stores it. */
export type MakeAccount = (identity: Identity, link: (memberId: string) => Promise<void>) => Promise<Member>;

/** What somebody brings to show that a number is theirs. */
export interface MobileProof {
  purpose: CodePurpose;
  /** E.164 */
  mobile: string;
  code?: string | undefined;
  firebaseIdToken?: string | undefined;
}

export type SessionsEnded = (sessionIds: readonly string[]) => Promise<void>;

/** A wrong answer of an extra verification, or one that was not looked at after too many of them. */
export type ExtraFailed = (member: Member) => Promise<void>;

export interface SessionModule {
  /** Tells of sessions that were ended before their time, by logout or by force. */
  onEnded(listener: SessionsEnded): void;
  /** Login by username, SMS code or identity provider; see the contract's `login` for its refusals. */
  logIn(input: LoginInput, from: Origin): Promise<LoginValue>;
  /**
   * Lets in who has proved who it is (registered, password by phone, free play): ends other sessions where only one may
   * be, notes login and address, opens the session. Belongs into the transaction of the work before it.
   */
  admit(member: Member, from: Origin, admission?: Admission): Promise<LoginValue>;
  /** Makes the account of an unknown social identity; a flow puts it in, since it crosses modules. */
  onUnknownIdentity(makeAccount: MakeAccount): void;
  /** Told of extra verifications that failed; a flow puts it in, since it crosses modules. */
  onExtraFailed(listener: ExtraFailed): void;
  /** Opens a session and nothing else. Gives the token. */
  open(start: SessionStart): Promise<string>;
  end(caller: MemberCaller): Promise<void>;
  /**
   * Ends every session, remember token and waiting login of a member; open pages are told to log out. Says how many
   * sessions were alive.
   */
  endAllOf(memberId: string, reason: EndReason): Promise<number>;
  /** Ends every session but this one, and says how many; what would let them come back is forgotten, too. */
  endOthers(caller: MemberCaller): Promise<number>;
  /**
   * After a change of the password: as `endAllOf`, but this session goes on under the token that is given back.
   * @throws Refusal `not_logged_in` when it was ended meanwhile
   */
  renew(caller: MemberCaller): Promise<string>;
  /** A bet counts as activity of the member's sessions. */
  touch(memberId: string): Promise<void>;
  /**
   * Asks a member who is logged in for the login password again; wrong ones count for the account as at a login.
   * @throws Refusal `old_password_wrong` (with the field given), `too_many_requests` after five in 15 minutes
   */
  confirmPassword(memberId: string, password: string, from: Origin, field: string): Promise<void>;
  /**
   * True where the number is in the hands of who calls: by a code of ours or a token of the identity provider, whichever
   * sends SMS at the moment. Uses either up.
   * @throws Refusal `identity_token_invalid`, `identity_provider_unavailable`
   */
  provesMobile(proof: MobileProof): Promise<boolean>;
  /** True where the token is of a sign-in of this member, a moment ago; uses it up. @throws as `provesMobile` */
  signInIsOf(memberId: string, channel: Identity['channel'], firebaseIdToken: string): Promise<boolean>;
  /** When the session of a call began. */
  startedAt(caller: MemberCaller): Promise<Date | undefined>;
  /** Sessions of a member that live, the newest activity first. */
  livingOf(memberId: string): Promise<SeenSession[]>;
  /**
   * Holds the member to the end of the caller's transaction: what ends the session waits, or has ended it already.
   * @throws Refusal `not_logged_in`
   */
  hold(caller: MemberCaller): Promise<void>;
  hasAuthenticator(memberId: string): Promise<boolean>;
  /** False where none was confirmed; one that waits for its first code goes, too. */
  removeAuthenticator(memberId: string): Promise<boolean>;
  /** Public keys for encrypted bodies, the current one first. */
  publicKeys(): Promise<ReturnType<typeof publicHalf>[]>;
}
