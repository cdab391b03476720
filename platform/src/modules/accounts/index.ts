import type { Kernel } from '../../kernel/kernel.ts';
import { passwordMatches } from '../../kernel/security/passwords.ts';
import { addMessageTexts } from '../../kernel/texts/message-texts.ts';
import type { ContentModule } from '../content/index.ts';
import { createAddresses } from './addresses.ts';
import { branchSize, sizesOf } from './branches/branch-sizes.ts';
import { countDownlines, downlinesOf, everyDownline } from './branches/downlines.ts';
import { holdBranches } from './branches/hold-branches.ts';
import { createMoveBranch } from './branches/move-branch.ts';
import { countNewMembers } from './branches/new-members.ts';
import { pathsAt, pathsAtEach, pathsOf } from './branches/paths-of.ts';
import { timesBelow } from './branches/times-below.ts';
import { createContacts } from './contacts.ts';
import { passwordIsExpired } from './member-info.rules.ts';
import { listMembers } from './member-lists.ts';
import type { MemberModule, MenuCount } from './member-module.ts';
import {
  accountsOf,
  finishFirstLogin,
  lockMember,
  memberByAccount,
  memberByAffiliateCode,
  memberById,
  memberByName,
  memberNamed,
  noteLogin,
  setLanguage,
  setState,
} from './members.ts';
import { messageTexts } from './message-texts.ts';
import { setPassword, storePassword } from './passwords/member-passwords.ts';
import { createPasswordLinks } from './passwords/password-links.ts';
import { createPaymentPassword } from './passwords/payment-password.ts';
import { setAvatar } from './profile/avatars.ts';
import { createBirthday } from './profile/birthday.ts';
import { setProfileFacts } from './profile/profile-facts.ts';
import { giveRealName } from './profile/real-name.ts';
import { profileOf } from './profile/sealed-profile.ts';
import { setTimeZone } from './profile/time-zone.ts';
import { raiseRank, ranksOf, setRank } from './ranks.ts';
import { insertMember, prepareMember } from './registration/create-member.ts';
import { contactSharers, sharesAddress } from './shared-traces.ts';
import { oldTrials, removeTrial, trialsAmong } from './trials.ts';

export { rememberedAddress } from '../../kernel/http/address.rules.ts';
export type { BranchSize } from './branches/branch-sizes.ts';
export type { Downline, DownlineFilter, DownlinePage, DownlineQuery } from './branches/downlines.ts';
export type { BranchMoved, BranchMovedListener } from './branches/move-branch.ts';
export type { TimeBelow } from './branches/times-below.ts';
export { isBelow, uplineIds } from './branches/upline-path.rules.ts';
export type { Contact, ContactKind, ReplacedContact } from './contacts.ts';
export { holdOpenMember } from './hold-open-member.ts';
export type { MemberModule } from './member-module.ts';
export type { Member } from './members.ts';
export { newPasswordFault } from './passwords/new-password.rules.ts';
export { linkMinutes } from './passwords/password-links.ts';
export { ageOn } from './profile/age.rules.ts';
export type { NewMember } from './registration/create-member.ts';
export {
  acceptedValues,
  boundsOf,
  brokenFields,
  fieldCode,
  type RegistrationForm,
} from './registration/registration.rules.ts';
export { isReservedName } from './registration/reserved-names.rules.ts';
export { type UplineTransferMode, uplineObstacle } from './upline-transfer.rules.ts';

interface MemberDeps {
  content: ContentModule;
}

export function createMemberModule(kernel: Kernel, { content }: MemberDeps): MemberModule {
  const { database, clock } = kernel;
  const contacts = createContacts(kernel);
  const addresses = createAddresses(kernel);
  const paymentPassword = createPaymentPassword(kernel);
  const branches = createMoveBranch(kernel, content);
  const menuCounts = new Map<string, MenuCount>();
  addMessageTexts(messageTexts);
  return {
    byId: (memberId) => memberById(database, memberId),
    lock: (memberId) => lockMember(database, memberId),
    byAccount: (account) => memberByAccount(database, account),
    byName: (typed) => memberByName(database, typed),
    named: (typed) => memberNamed(database, typed),
    byAffiliateCode: (code) => memberByAffiliateCode(database, code),
    accountsOf: (memberIds) => accountsOf(database, memberIds),
    newMembers: (query) => countNewMembers(database, query),
    branchSize: (headPath) => branchSize(database, headPath),
    sizesOf: (memberIds) => sizesOf(database, memberIds),
    list: (query) => listMembers(database, query),
    downlinesOf: (query) => downlinesOf(database, query),
    everyDownline: (filter) => everyDownline(database, filter),
    countDownlines: (filter, most) => countDownlines(database, filter, most),
    holdBranches: () => holdBranches(database),
    moveBranch: branches.move,
    onBranchMoved: branches.onMoved,
    pathsOf: async (member) => (await pathsOf(database, [member])).get(member.id) ?? [],
    pathsOfMany: (members) => pathsOf(database, members),
    pathsAt: (memberIds, moment) => pathsAt(database, memberIds, moment),
    pathsAtEach: (memberIds, moments) => pathsAtEach(database, memberIds, moments),
    timesBelow: (head, query) => timesBelow(database, head, query),
    prepare: (member) => prepareMember(kernel, member),
    insert: (member) => insertMember(database, member),
    profileOf: (found) => profileOf(kernel.settings, found),
    passwordIsExpired: async ({ passwordChangedAt }) =>
      passwordIsExpired(passwordChangedAt, await content.settings.get('passwordExpiryDays'), clock.now()),
    noteLogin: (memberId) => noteLogin(kernel, memberId),
    ranksOf: (memberIds) => ranksOf(database, memberIds),
    raiseRank: (memberId, rank) => raiseRank(database, memberId, rank),
    setRank: (memberId, rank) => setRank(database, memberId, rank),
    setState: (memberId, state) => setState(database, memberId, state),
    oldTrials: (madeBefore) => oldTrials(database, madeBefore),
    trialsAmong: (memberIds) => trialsAmong(database, memberIds),
    removeTrial: (memberId) => removeTrial(database, memberId),
    menuPages: () => content.settings.get('memberCentre.pages'),
    countOnMenu: (page, count) => void menuCounts.set(page, count),
    menuCountOf: async (page, memberId) => (await menuCounts.get(page)?.(memberId)) ?? 0,
    uplineTransferMode: () => content.settings.get('transferUpline.mode'),
    contactOf: contacts.of,
    byMobile: contacts.memberByMobile,
    saveContact: contacts.save,
    replacedContacts: contacts.replacedOf,
    addressIsKnown: addresses.isKnown,
    noteAddress: addresses.note,
    sharesAddress: (one, other) => sharesAddress(database, one, other),
    contactSharers: (memberId) => contactSharers(database, memberId),
    passwordMatches: (found, password) => passwordMatches(password, found?.passwordHash),
    setPassword: (memberId, password) => setPassword(kernel, memberId, password),
    storePassword: (memberId, passwordHash, inPlaceOf) => storePassword(kernel, memberId, passwordHash, inPlaceOf),
    links: createPasswordLinks(kernel),
    confirmPaymentPassword: paymentPassword.confirm,
    setPaymentPassword: paymentPassword.set,
    setBirthday: createBirthday(kernel, content),
    setProfileFacts: (memberId, facts) => setProfileFacts(kernel, memberId, facts),
    giveRealName: (memberId, name) => giveRealName(kernel, memberId, name),
    finishFirstLogin: (memberId) => finishFirstLogin(kernel, memberId),
    setLanguage: (memberId, language) => setLanguage(database, memberId, language),
    setTimeZone: (memberId, timeZone) => setTimeZone(kernel, memberId, timeZone),
    setAvatar: (memberId, face) => setAvatar(kernel, memberId, face),
  };
}
