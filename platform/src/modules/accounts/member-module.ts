import type { Face } from '@portal/shared/contract/accounts/faces';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { BranchSize } from './branches/branch-sizes.ts';
import type { Downline, DownlineFilter, DownlinePage, DownlineQuery } from './branches/downlines.ts';
import type { BranchMoved, BranchMovedListener } from './branches/move-branch.ts';
import type { NewMembersQuery } from './branches/new-members.ts';
import type { TimeBelow, TimesBelowQuery } from './branches/times-below.ts';
import type { Contact, ContactKind, ReplacedContact } from './contacts.ts';
import type { MemberPage, MemberQuery } from './member-lists.ts';
import type { Member } from './members.ts';
import type { PasswordLinks } from './passwords/password-links.ts';
import type { PaymentPasswordChange } from './passwords/payment-password.ts';
import type { ProfileFacts } from './profile/profile-facts.ts';
import type { NewMember } from './registration/create-member.ts';
import type { UplineTransferMode } from './upline-transfer.rules.ts';

/** Counts what waits for a member on a page of the member centre. */
export type MenuCount = (memberId: string) => Promise<number>;

/** Who is below whom, now and at a time. */
export interface Branches {
  size(headPath: string): Promise<BranchSize>;
  /** Counts members who registered below a head in a period, wherever they moved since. */
  newMembers(query: NewMembersQuery): Promise<number>;
  /** By member id, with zeros for members without a downline. */
  sizesOf(memberIds: readonly string[]): Promise<Map<string, BranchSize>>;
  /** Reads a page of members below a head, by account. */
  downlinesOf(query: DownlineQuery): Promise<DownlinePage>;
  /** Prevents moves of branches until the caller's transaction ends (shared lock). Take it before any other lock. */
  hold(): Promise<void>;
  /**
   * Moves a member with all members below to another upline, or to the top; earlier play stays with the uplines of that
   * time.
   * @throws Refusal `not_found`, `branch_of_trial`, `branch_there_already`, `branch_under_itself`, `upline_not_agent`,
   * `new_upline_closed`
   */
  move(memberId: string, newUplineId: string | null): Promise<BranchMoved>;
  /** Returns the head and its new upline. @throws Refusal as `move` would now */
  movable(memberId: string, newUplineId: string | null): Promise<{ head: Member; upline: Member | undefined }>;
  /** Subscribes to moves, called in their transaction after the paths changed; no other branch moves until it ends. */
  onMoved(listener: BranchMovedListener): void;
  /**
   * Returns the member's upline paths, the current one first: entries below any of them belong to the member's team.
   */
  pathsOf(member: Pick<Member, 'id' | 'uplinePath'>): Promise<string[]>;
  /** Like `pathsOf`, by member id. */
  pathsOfMany(members: readonly Pick<Member, 'id' | 'uplinePath'>[]): Promise<Map<string, string[]>>;
  /** Returns each member's path at a moment, by id. */
  pathsAt(memberIds: readonly string[], moment: Date): Promise<Map<string, string>>;
  /** Like `pathsAt` for each of the moments, in order. */
  pathsAtEach(memberIds: readonly string[], moments: readonly Date[]): Promise<Map<string, string>[]>;
  /** Reads who was below a head in a period, and when. */
  timesBelow(head: Pick<Member, 'id' | 'uplinePath'>, query: TimesBelowQuery): Promise<TimeBelow[]>;
  /** Streams all of `downlinesOf`, in batches. */
  everyDownline(query: DownlineFilter): AsyncGenerator<Downline>;
  /** Counts them, up to `most`. */
  countDownlines(query: DownlineFilter, most: number): Promise<number>;
}

/** Login and payment passwords, and links that set new ones. */
export interface Passwords {
  isExpired(member: Member): Promise<boolean>;
  /** Takes as long for an unknown member. */
  matches(member: Member | undefined, password: string): Promise<boolean>;
  /** Sets the login password; rules, sessions and remember tokens are the caller's responsibility. */
  set(memberId: string, password: string): Promise<void>;
  /**
   * Stores a password hashed by `kernel/security/passwords.ts`, for use in a transaction. False when the current hash is not
   * `inPlaceOf`.
   */
  store(memberId: string, passwordHash: string, inPlaceOf: string): Promise<boolean>;
  links: PasswordLinks;
  /**
   * @throws Refusal `payment_password_wrong` (with the field given), `payment_password_locked` after five wrong ones
   */
  confirmPayment(memberId: string, digits: string, field: string): Promise<void>;
  /** @throws Refusal `conflict` when the hash has changed since the change was checked */
  setPayment(change: PaymentPasswordChange): Promise<void>;
}

/** What members say about themselves. */
export interface Profile {
  /** Returns the profile: what was filled in at registration, and the birthday (`YYYY-MM-DD`). */
  of(member: Member): Readonly<Record<string, string>>;
  /** @throws Refusal `birthday_age`, `birthday_known`, `invalid_birthday`, each with the field birthday */
  setBirthday(memberId: string, birthday: string): Promise<void>;
  /** Sets profile facts; an empty text removes one, and facts not named stay. */
  setFacts(memberId: string, facts: ProfileFacts): Promise<void>;
  /** Sets the real name of a profile without one (`payeeName`); an existing one stays. */
  giveRealName(memberId: string, name: string): Promise<void>;
  finishFirstLogin(memberId: string): Promise<void>;
  /** Sets the time zone shown to the member, null for the portal's, and notifies the member's tabs. */
  setTimeZone(memberId: string, timeZone: string | null): Promise<void>;
  setLanguage(memberId: string, language: LanguageCode): Promise<void>;
  /** Sets the drawn face, null for the default of the id, and notifies the member's tabs. */
  setAvatar(memberId: string, face: Face | null): Promise<void>;
}

/** Numbers and addresses for messages. */
export interface MemberContacts {
  of(memberId: string, kind: ContactKind): Promise<Contact | undefined>;
  /** Finds the member who has verified this mobile number (E.164). */
  memberByMobile(e164: string): Promise<Member | undefined>;
  /**
   * Replaces the contact of that kind, and returns the verified one it replaced.
   * @throws Refusal `mobile_taken` when another member has verified the number
   */
  save(memberId: string, kind: ContactKind, contact: Contact): Promise<string | undefined>;
  /** Verified contacts replaced in the last seven days. */
  replacedOf(memberId: string): Promise<ReplacedContact[]>;
  /** Other members who have verified one of this member's verified contacts. */
  sharers(memberId: string): Promise<string[]>;
}

/** Network addresses of logins. */
export interface Addresses {
  /** Whether a login from the address succeeded before; IPv6 by its 64-bit network. */
  isKnown(memberId: string, address: string): Promise<boolean>;
  note(memberId: string, address: string): Promise<void>;
  /** Whether both have logged in from one address. */
  areShared(one: string, other: string): Promise<boolean>;
}

/** VIP ranks. */
export interface Ranks {
  /** VIP ranks by member id. */
  of(memberIds: readonly string[]): Promise<Map<string, number>>;
  /** Raises a member to a rank; a higher one stays. */
  raise(memberId: string, rank: number): Promise<void>;
  /** Sets a member's rank, higher or lower. */
  set(memberId: string, rank: number): Promise<void>;
}

/** Accounts for trying out (type 4). */
export interface Trials {
  /** Lists trial accounts made before that time, at most a thousand. */
  old(madeBefore: Date): Promise<string[]>;
  /** Selects the trial accounts among the members. */
  among(memberIds: readonly string[]): Promise<Set<string>>;
  /** Removes a trial account; does nothing for any other account. */
  remove(memberId: string): Promise<void>;
}

/** Pages of the member centre, with their badge counts. */
export interface Menu {
  pages(): Promise<readonly string[]>;
  /** Registers the badge count of a menu page; one per page. */
  count(page: string, count: MenuCount): void;
  /** Returns the badge count of a page; 0 when it has none. */
  countOf(page: string, memberId: string): Promise<number>;
}

/** Members: finding them, their state, and their account by subject. */
export interface MemberModule {
  byId(memberId: string): Promise<Member | undefined>;
  byAccount(account: string): Promise<Member | undefined>;
  /** Finds by id or account, as typed by an operator. */
  byName(typed: string): Promise<Member | undefined>;
  /**
   * The same.
   * @throws Refusal `not_found`
   */
  named(typed: string): Promise<Member>;
  /**
   * Returns the id of the member that a filter names, as typed; undefined for a filter without one.
   * @throws Refusal `not_found`
   */
  idOf(typed: string | undefined): Promise<string | undefined>;
  byAffiliateCode(code: string): Promise<Member | undefined>;
  /** Accounts as typed at registration, by member id; an id may be given several times. */
  accountsOf(memberIds: readonly string[]): Promise<Map<string, string>>;
  /** Reads a page of all members, by account. */
  list(query: MemberQuery): Promise<MemberPage>;
  /** Hashes a new member's passwords; slow, so call it before the inserting transaction. */
  prepare(member: NewMember): Promise<Member>;
  /**
   * Inserts the member below its upline's current path, and returns it as stored.
   * @throws Refusal `username_taken`
   */
  insert(member: Member): Promise<Member>;
  /**
   * Locks the member until the caller's transaction ends, so that opening a session and ending all of them are
   * serialized.
   */
  lock(memberId: string): Promise<Member | undefined>;
  /** True for the first login. */
  noteLogin(memberId: string): Promise<boolean>;
  /** A closed account cannot log in, and its sessions are invalid. */
  setState(memberId: string, state: 'open' | 'closed'): Promise<void>;
  /** Holds the member's withdrawals for 24 hours, after a reset of password or authenticator. */
  holdWithdrawals(memberId: string): Promise<void>;
  /** Which members may send money to their upline. */
  uplineTransferMode(): Promise<UplineTransferMode>;
  branches: Branches;
  passwords: Passwords;
  profile: Profile;
  contacts: MemberContacts;
  addresses: Addresses;
  ranks: Ranks;
  trials: Trials;
  menu: Menu;
}
