import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Face } from '@portal/shared/contract/member/faces';
import type { BranchSize } from './branches/branch-sizes.ts';
import type { Downline, DownlineFilter, DownlinePage, DownlineQuery } from './branches/downlines.ts';
import type { BranchMoved, BranchMovedListener } from './branches/move-branch.ts';
import type { NewMembersQuery } from './branches/new-members.ts';
import type { TimeBelow, TimesBelowQuery } from './branches/times-below.ts';
import type { Contact, ContactKind, ReplacedContact } from './contacts.ts';
import type { NewMember } from './create-member.ts';
import type { MemberPage, MemberQuery } from './member-lists.ts';
import type { Member } from './members.ts';
import type { PasswordLinks } from './password-links.ts';
import type { PaymentPasswordChange } from './payment-password.ts';
import type { ProfileFacts } from './profile-facts.ts';
import type { UplineTransferMode } from './upline-transfer.rules.ts';

/** How much waits for a member on a page of the member centre. */
export type MenuCount = (memberId: string) => Promise<number>;

export interface MemberModule {
  byId(memberId: string): Promise<Member | undefined>;
  byAccount(account: string): Promise<Member | undefined>;
  /** By id or account, as an operator has typed it. */
  byName(typed: string): Promise<Member | undefined>;
  /** The same, where there has to be one. @throws Refusal `not_found` */
  named(typed: string): Promise<Member>;
  byAffiliateCode(code: string): Promise<Member | undefined>;
  /** Accounts as typed at registration, by member id. */
  accountsOf(memberIds: readonly string[]): Promise<Map<string, string>>;
  branchSize(headPath: string): Promise<BranchSize>;
  /** How many registered below a head in a time, wherever they have been moved since. */
  newMembers(query: NewMembersQuery): Promise<number>;
  /** By member id, with zeros for those who have nobody below. */
  sizesOf(memberIds: readonly string[]): Promise<Map<string, BranchSize>>;
  /** A page of those below a head, by account. */
  downlinesOf(query: DownlineQuery): Promise<DownlinePage>;
  /** A page of all members, by account. */
  list(query: MemberQuery): Promise<MemberPage>;
  /**
   * To the end of the caller's transaction no branch is moved: for what relies on who stands above whom. To be taken before
   * anything else is held; any number hold it at once.
   */
  holdBranches(): Promise<void>;
  /**
   * Moves a member with all below to another upline, or to the top; what was played before stays with those who were above
   * then. @throws Refusal `not_found`, `branch_of_trial`, `branch_there_already`, `branch_under_itself`, `upline_not_agent`,
   * `new_upline_closed`
   */
  moveBranch(memberId: string, newUplineId: string | null): Promise<BranchMoved>;
  /** Called in the transaction of each move, after the paths have changed; no other branch is moved until it ends. */
  onBranchMoved(listener: BranchMovedListener): void;
  /** Upline paths of the member, that of now first: what was noted below any of them is of the member's team. */
  pathsOf(member: Pick<Member, 'id' | 'uplinePath'>): Promise<string[]>;
  /** As `pathsOf`, by member id. */
  pathsOfMany(members: readonly Pick<Member, 'id' | 'uplinePath'>[]): Promise<Map<string, string[]>>;
  /** The path each had at a moment, by member id. */
  pathsAt(memberIds: readonly string[], moment: Date): Promise<Map<string, string>>;
  /** As `pathsAt` for each of the moments, in their order. */
  pathsAtEach(memberIds: readonly string[], moments: readonly Date[]): Promise<Map<string, string>[]>;
  /** Who stood below a head in a period, and when. */
  timesBelow(head: Pick<Member, 'id' | 'uplinePath'>, query: TimesBelowQuery): Promise<TimeBelow[]>;
  /** Those of `downlinesOf` all, read some at a time. */
  everyDownline(query: DownlineFilter): AsyncGenerator<Downline>;
  /** How many those are, counted up to `most`. */
  countDownlines(query: DownlineFilter, most: number): Promise<number>;
  /** Hashes the passwords of a new member; slow, so before the transaction that inserts it. */
  prepare(member: NewMember): Promise<Member>;
  /** Gives the member as stored: its path is that of now, should the one above have been moved. @throws Refusal `username_taken` */
  insert(member: Member): Promise<Member>;
  /** What else the member has filled in: when registering, and the birthday (`YYYY-MM-DD`). */
  profileOf(member: Member): Readonly<Record<string, string>>;
  passwordIsExpired(member: Member): Promise<boolean>;
  /**
   * Holds the member to the end of the caller's transaction: what opens a session and what ends all of them wait for each
   * other.
   */
  lock(memberId: string): Promise<Member | undefined>;
  /** True when it is the first login. */
  noteLogin(memberId: string): Promise<boolean>;
  /** VIP ranks by member id. */
  ranksOf(memberIds: readonly string[]): Promise<Map<string, number>>;
  /** Lifts a member to a rank; one that is higher stays. */
  raiseRank(memberId: string, rank: number): Promise<void>;
  /** Gives a member a rank, higher or lower. */
  setRank(memberId: string, rank: number): Promise<void>;
  /** A closed account cannot log in, and its sessions are worth nothing. */
  setState(memberId: string, state: 'open' | 'closed'): Promise<void>;
  /** Trial accounts made before that time, at most a thousand at once. */
  oldTrials(madeBefore: Date): Promise<string[]>;
  /** Those of the members that are trial accounts. */
  trialsAmong(memberIds: readonly string[]): Promise<Set<string>>;
  /** Leaves any account alone that is no trial. */
  removeTrial(memberId: string): Promise<void>;
  menuPages(): Promise<readonly string[]>;
  /** The red count of a page in the menu; one for each page. */
  countOnMenu(page: string, count: MenuCount): void;
  /** What the menu shows beside a page; 0 for one that counts nothing. */
  menuCountOf(page: string, memberId: string): Promise<number>;
  /** Who may send money to the account above. */
  uplineTransferMode(): Promise<UplineTransferMode>;
  contactOf(memberId: string, kind: ContactKind): Promise<Contact | undefined>;
  /** The member whose verified mobile number (E.164) it is. */
  byMobile(e164: string): Promise<Member | undefined>;
  /**
   * Replaces the contact of that kind, and gives the verified one that was replaced by another.
   * @throws Refusal `mobile_taken` when another member has verified the number
   */
  saveContact(memberId: string, kind: ContactKind, contact: Contact): Promise<string | undefined>;
  /** Verified contacts that were replaced in the last seven days, by what is bound now. */
  replacedContacts(memberId: string): Promise<ReplacedContact[]>;
  /** Whether a login from the address has succeeded before; IPv6 by its network of 64 bits. */
  addressIsKnown(memberId: string, address: string): Promise<boolean>;
  noteAddress(memberId: string, address: string): Promise<void>;
  /** Whether both have logged in from one address. */
  sharesAddress(one: string, other: string): Promise<boolean>;
  /** Other members who have verified a contact that the member has verified. */
  contactSharers(memberId: string): Promise<string[]>;
  /** Takes the time of a hash for an unknown member, too. */
  passwordFits(member: Member | undefined, password: string): Promise<boolean>;
  /** Sets the login password as it is; rules, sessions and remember tokens are the caller's business. */
  setPassword(memberId: string, password: string): Promise<void>;
  /**
   * As `setPassword` for what `kernel/passwords.ts` has hashed: for use inside a transaction. False where the hash is not
   * the one given any more.
   */
  storePassword(memberId: string, passwordHash: string, inPlaceOf: string): Promise<boolean>;
  links: PasswordLinks;
  /** @throws Refusal `payment_password_wrong` (with the field given), `payment_password_locked` after five wrong ones */
  confirmPaymentPassword(memberId: string, digits: string, field: string): Promise<void>;
  /** @throws Refusal `conflict` where the hash is not the one that the change was judged by any more */
  setPaymentPassword(change: PaymentPasswordChange): Promise<void>;
  /** @throws Refusal `birthday_age`, `birthday_known`, `invalid_birthday`, each with the field birthday */
  setBirthday(memberId: string, birthday: string): Promise<void>;
  /** What the member says of themselves; an empty text takes back what stood there, what is not named stays. */
  setProfileFacts(memberId: string, facts: ProfileFacts): Promise<void>;
  /** The real name of a profile that has none yet (`payeeName`); one that is there stays. */
  giveRealName(memberId: string, name: string): Promise<void>;
  finishFirstLogin(memberId: string): Promise<void>;
  /** Zone of the times that the member reads, null for that of the portal; the member's tabs are notified. */
  setTimeZone(memberId: string, timeZone: string | null): Promise<void>;
  setLanguage(memberId: string, language: LanguageCode): Promise<void>;
  /** The drawn face, null for the one of the id; the member's tabs are told. */
  setAvatar(memberId: string, face: Face | null): Promise<void>;
}
