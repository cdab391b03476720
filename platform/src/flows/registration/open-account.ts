import { randomInt } from 'node:crypto';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Contact, ContactKind, Member, MemberModule, NewMember } from '../../modules/accounts/index.ts';
import type { RegistrationDeps } from './registration.ts';

export type NewContacts = Partial<Record<ContactKind, Contact>>;

/** Generates the name of an account whose owner has chosen none: `m` and nine random digits. */
export async function madeAccount(member: MemberModule): Promise<string> {
  const account = `m${randomInt(100_000_000, 1_000_000_000)}`;
  return (await member.byAccount(account)) ? madeAccount(member) : account;
}

/** Prepares an account, by default a player's, before it is stored: hashes its passwords outside the transaction. */
export async function preparePlayer(
  { settings: process }: Kernel,
  { settings, member }: Pick<RegistrationDeps, 'settings' | 'member'>,
  player: Pick<
    NewMember,
    'account' | 'password' | 'paymentPassword' | 'uplinePath' | 'profile' | 'language' | 'nickname'
  > &
    Partial<Pick<NewMember, 'type' | 'affiliateCode' | 'passwordChangedAt'>>,
): Promise<Member> {
  return member.prepare({
    type: 0,
    ...player,
    currency: process.CURRENCY,
    termsVersion: await settings.get('termsVersion'),
  });
}

/**
 * Stores an account with its wallets and contacts in the surrounding transaction, and returns it as stored.
 * @throws Refusal `username_taken`, `mobile_taken`
 */
export async function openAccount(
  { member, wallet }: Pick<RegistrationDeps, 'member' | 'wallet'>,
  player: Member,
  contacts: NewContacts,
): Promise<Member> {
  const stored = await member.insert(player);
  await wallet.openPlayerAccounts(player.id);
  for (const [kind, contact] of Object.entries(contacts) as [ContactKind, Contact][])
    await member.contacts.save(player.id, kind, contact);
  return stored;
}
