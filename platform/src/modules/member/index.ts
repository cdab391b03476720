import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { passwordFits } from '../../kernel/passwords.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import type { ContentModule } from '../content/index.ts';
import { createAddresses } from './addresses.ts';
import { type BranchSize, branchSize } from './branch.ts';
import { type Contact, type ContactKind, createContacts } from './contacts.ts';
import { insertMember, type NewMember, prepareMember } from './create-member.ts';
import { passwordIsExpired } from './member-info.rules.ts';
import { setPassword } from './member-passwords.ts';
import {
  accountsOf,
  type Member,
  memberByAccount,
  memberByAffiliateCode,
  memberById,
  noteLogin,
  setState,
} from './members.ts';

export { rememberedAddress } from './address.rules.ts';
export type { Contact, ContactKind } from './contacts.ts';
export type { NewMember } from './create-member.ts';
export type { Member } from './members.ts';
export { acceptedValues, brokenFields, type RegistrationValues } from './registration.rules.ts';
export { isBelow, uplineIds } from './upline-path.rules.ts';

export interface MemberDeps {
  content: ContentModule;
}

export interface MemberModule {
  byId(memberId: string): Promise<Member | undefined>;
  byAccount(account: string): Promise<Member | undefined>;
  byAffiliateCode(code: string): Promise<Member | undefined>;
  /** Accounts as typed at registration, by member id. */
  accountsOf(memberIds: readonly string[]): Promise<Map<string, string>>;
  branchSize(headPath: string): Promise<BranchSize>;
  /** Hashes the passwords of a new member; slow, so before the transaction that inserts it. */
  prepare(member: NewMember): Promise<Member>;
  /** @throws Refusal `username_taken` */
  insert(member: Member): Promise<void>;
  /** What else the member filled in when registering. */
  profileOf(member: Member): Readonly<Record<string, string>>;
  passwordIsExpired(member: Member): Promise<boolean>;
  /** True when it is the first login. */
  noteLogin(memberId: string): Promise<boolean>;
  /** A closed account cannot log in, and its sessions are worth nothing. */
  setState(memberId: string, state: 'open' | 'closed'): Promise<void>;
  menuPages(): Promise<readonly string[]>;
  contactOf(memberId: string, kind: ContactKind): Promise<Contact | undefined>;
  /** The member whose verified mobile number (E.164) it is. */
  byMobile(e164: string): Promise<Member | undefined>;
  /** Replaces the contact of that kind. @throws Refusal `mobile_taken` when another member has verified the number */
  saveContact(memberId: string, kind: ContactKind, contact: Contact): Promise<void>;
  /** Whether a login from the address has succeeded before; IPv6 by its network of 64 bits. */
  addressIsKnown(memberId: string, address: string): Promise<boolean>;
  noteAddress(memberId: string, address: string): Promise<void>;
  /** Takes the time of a hash for an unknown member, too. */
  passwordFits(member: Member | undefined, password: string): Promise<boolean>;
  /** Sets the login password as it is; rules, sessions and remember tokens are the caller's business. */
  setPassword(memberId: string, password: string): Promise<void>;
}

export function createMemberModule(kernel: Kernel, { content }: MemberDeps): MemberModule {
  const { database, clock } = kernel;
  const contacts = createContacts(kernel);
  const addresses = createAddresses(kernel);
  addMessageTexts({
    username_taken: 'This username is taken',
    mobile_taken: 'This mobile number is taken',
    invalid_registration: 'Please check the marked fields',
    terms_not_accepted: 'Please agree to the terms and conditions',
    registration_closed: 'Registration is closed at the moment',
    invalid_length: 'The length does not fit',
    invalid_format: 'The format does not fit',
  });
  return {
    byId: (memberId) => memberById(database, memberId),
    byAccount: (account) => memberByAccount(database, account),
    byAffiliateCode: (code) => memberByAffiliateCode(database, code),
    accountsOf: (memberIds) => accountsOf(database, memberIds),
    branchSize: (headPath) => branchSize(database, headPath),
    prepare: (member) => prepareMember(kernel, member),
    insert: (member) => insertMember(database, member),
    profileOf: ({ profile }) => (profile ? JSON.parse(createSecrets(kernel.settings).open(profile)) : {}),
    passwordIsExpired: async ({ passwordChangedAt }) =>
      passwordIsExpired(passwordChangedAt, await content.settings.get('passwordExpiryDays'), clock.now()),
    noteLogin: (memberId) => noteLogin(kernel, memberId),
    setState: (memberId, state) => setState(database, memberId, state),
    menuPages: () => content.settings.get('memberCentre.pages'),
    contactOf: contacts.of,
    byMobile: contacts.memberByMobile,
    saveContact: contacts.save,
    addressIsKnown: addresses.isKnown,
    noteAddress: addresses.note,
    passwordFits: (found, password) => passwordFits(password, found?.passwordHash),
    setPassword: (memberId, password) => setPassword(kernel, memberId, password),
  };
}
