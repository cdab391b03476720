import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { passwordFits } from '../../kernel/passwords.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import type { ContentModule } from '../content/index.ts';
import { createAddresses } from './addresses.ts';
import { type BranchSize, branchSize } from './branch.ts';
import { type Contact, type ContactKind, createContacts, type ReplacedContact } from './contacts.ts';
import { insertMember, type NewMember, prepareMember } from './create-member.ts';
import { passwordIsExpired } from './member-info.rules.ts';
import { setPassword, storePassword } from './member-passwords.ts';
import {
  accountsOf,
  finishFirstLogin,
  type Member,
  memberByAccount,
  memberByAffiliateCode,
  memberById,
  noteLogin,
  setLanguage,
  setState,
} from './members.ts';
import { createPasswordLinks, type PasswordLinks } from './password-links.ts';
import { createPaymentPassword } from './payment-password.ts';
import { registrationTexts } from './registration-texts.ts';
import { oldTrials, removeTrial } from './trials.ts';

export { rememberedAddress } from '../../kernel/address.rules.ts';
export type { Contact, ContactKind, ReplacedContact } from './contacts.ts';
export type { NewMember } from './create-member.ts';
export type { Member } from './members.ts';
export { newPasswordFault } from './new-password.rules.ts';
export { linkMinutes } from './password-links.ts';
export { acceptedValues, brokenFields, type RegistrationForm } from './registration.rules.ts';
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
  /** Trial accounts made before that time, at most a thousand at once. */
  oldTrials(madeBefore: Date): Promise<string[]>;
  /** Leaves any account alone that is no trial. */
  removeTrial(memberId: string): Promise<void>;
  menuPages(): Promise<readonly string[]>;
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
  setPaymentPassword(memberId: string, digits: string): Promise<void>;
  finishFirstLogin(memberId: string): Promise<void>;
  setLanguage(memberId: string, language: LanguageCode): Promise<void>;
}

export function createMemberModule(kernel: Kernel, { content }: MemberDeps): MemberModule {
  const { database, clock } = kernel;
  const contacts = createContacts(kernel);
  const addresses = createAddresses(kernel);
  const paymentPassword = createPaymentPassword(kernel);
  addMessageTexts({
    ...registrationTexts,
    invalid_password: 'Please choose another password',
    default_password: 'Please choose another password than the default one',
    password_unchanged: 'The new password has to differ from the old one',
    old_password_wrong: 'The password is not correct',
    reset_link_over: 'This link is not valid any more, please ask for another one',
    payment_password_wrong: 'The payment password is not correct',
    payment_password_locked: 'Too many wrong payment passwords, please try again after {minutes} minutes',
    invalid_email: 'Please enter a valid email address',
    contact_bound: 'Please ask customer service to change it',
    owner_code_required: 'Please enter the code that was sent to your bound contact',
    sign_in_again: 'Please log in again, then try once more',
    mobile_not_bound: 'No mobile number is bound to this account',
    invalid_payment_password: 'Please enter a payment password of 6 digits',
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
    oldTrials: (madeBefore) => oldTrials(database, madeBefore),
    removeTrial: (memberId) => removeTrial(database, memberId),
    menuPages: () => content.settings.get('memberCentre.pages'),
    contactOf: contacts.of,
    byMobile: contacts.memberByMobile,
    saveContact: contacts.save,
    replacedContacts: contacts.replacedOf,
    addressIsKnown: addresses.isKnown,
    noteAddress: addresses.note,
    passwordFits: (found, password) => passwordFits(password, found?.passwordHash),
    setPassword: (memberId, password) => setPassword(kernel, memberId, password),
    storePassword: (memberId, passwordHash, inPlaceOf) => storePassword(kernel, memberId, passwordHash, inPlaceOf),
    links: createPasswordLinks(kernel),
    confirmPaymentPassword: paymentPassword.confirm,
    setPaymentPassword: paymentPassword.set,
    finishFirstLogin: (memberId) => finishFirstLogin(kernel, memberId),
    setLanguage: (memberId, language) => setLanguage(database, memberId, language),
  };
}
