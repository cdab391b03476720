import type { Kernel } from '../../kernel/kernel.ts';
import { bindFirst } from '../../kernel/module.ts';
import { passwordMatches } from '../../kernel/security/passwords.ts';
import type { AccountSettings } from './accounts.settings.ts';
import { createAddresses } from './addresses.ts';
import { branchSize, sizesOf } from './branches/branch-sizes.ts';
import { countDownlines, downlinesOf, everyDownline } from './branches/downlines.ts';
import { shareBranches } from './branches/lock-branches.ts';
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
  idOfNamed,
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
import { holdWithdrawals } from './withdrawal-holds.ts';

export { rememberedAddress } from '../../kernel/http/address.rules.ts';
export type { AccountSettings, AccountSettingValues } from './accounts.settings.ts';
export type { BranchSize } from './branches/branch-sizes.ts';
export type { Downline, DownlineFilter, DownlinePage, DownlineQuery } from './branches/downlines.ts';
export type { BranchMoved, BranchMovedListener } from './branches/move-branch.ts';
export type { TimeBelow } from './branches/times-below.ts';
export { isBelow, uplineIds } from './branches/upline-path.rules.ts';
export type { Contact, ContactKind, ReplacedContact } from './contacts.ts';
export { lockOpenMember } from './lock-open-member.ts';
export type { Branches, MemberModule, Trials } from './member-module.ts';
export type { Member } from './members.ts';
export { newPasswordFault } from './passwords/new-password.rules.ts';
export { linkMinutes } from './passwords/password-links.ts';
export { ageOn } from './profile/age.rules.ts';
export type { NewMember } from './registration/create-member.ts';
export { defaultRegisterRules, type RegistrationRules } from './registration/register-defaults.ts';
export {
  acceptedValues,
  boundsOf,
  brokenFields,
  fieldCode,
  type RegistrationForm,
} from './registration/registration.rules.ts';
export { isReservedName } from './registration/reserved-names.rules.ts';
export { type UplineTransferMode, uplineObstacle } from './upline-transfer.rules.ts';
export { withdrawalHold } from './withdrawal-holds.ts';

interface MemberDeps {
  settings: AccountSettings;
}

export function createMemberModule(kernel: Kernel, { settings }: MemberDeps): MemberModule {
  const { database, clock } = kernel;
  const paymentPassword = createPaymentPassword(kernel);
  const menuCounts = new Map<string, MenuCount>();
  return {
    ...bindFirst(database, {
      byId: memberById,
      lock: lockMember,
      byAccount: memberByAccount,
      byName: memberByName,
      named: memberNamed,
      idOf: idOfNamed,
      byAffiliateCode: memberByAffiliateCode,
      accountsOf,
      list: listMembers,
      insert: insertMember,
      setState,
    }),
    ...bindFirst(kernel, { prepare: prepareMember, noteLogin, holdWithdrawals }),
    uplineTransferMode: () => settings.get('transferUpline.mode'),
    branches: {
      ...bindFirst(database, {
        size: branchSize,
        newMembers: countNewMembers,
        sizesOf,
        downlinesOf,
        everyDownline,
        countDownlines,
        hold: shareBranches,
        pathsOfMany: pathsOf,
        pathsAt,
        pathsAtEach,
        timesBelow,
      }),
      pathsOf: async (member) => (await pathsOf(database, [member])).get(member.id) ?? [],
      ...createMoveBranch(kernel, settings),
    },
    passwords: {
      isExpired: async ({ passwordChangedAt }) =>
        passwordIsExpired(passwordChangedAt, await settings.get('passwordExpiryDays'), clock.now()),
      matches: (found, password) => passwordMatches(password, found?.passwordHash),
      ...bindFirst(kernel, { set: setPassword, store: storePassword }),
      links: createPasswordLinks(kernel),
      confirmPayment: paymentPassword.confirm,
      setPayment: paymentPassword.set,
    },
    profile: {
      of: (found) => profileOf(kernel.settings, found),
      setBirthday: createBirthday(kernel, settings),
      setLanguage: (memberId, language) => setLanguage(database, memberId, language),
      ...bindFirst(kernel, { setFacts: setProfileFacts, giveRealName, finishFirstLogin, setTimeZone, setAvatar }),
    },
    contacts: { ...createContacts(kernel), sharers: (memberId) => contactSharers(database, memberId) },
    addresses: { ...createAddresses(kernel), areShared: (one, other) => sharesAddress(database, one, other) },
    ranks: bindFirst(database, { of: ranksOf, raise: raiseRank, set: setRank }),
    trials: bindFirst(database, { old: oldTrials, among: trialsAmong, remove: removeTrial }),
    menu: {
      pages: () => settings.get('memberCentre.pages'),
      count: (page, count) => void menuCounts.set(page, count),
      countOf: async (page, memberId) => (await menuCounts.get(page)?.(memberId)) ?? 0,
    },
  };
}
