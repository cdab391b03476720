import type { IdentityInfo } from '@portal/shared/contract/content/site';

export type ContactKind = 'mobile' | 'email';

/** The identity provider verifies numbers here, and has a configured project. */
export function isProvedByProvider({ smsChannel, firebase }: IdentityInfo): boolean {
  return smsChannel === 'firebase' && firebase !== undefined;
}

/** Contacts that can be verified: a form for any other could never be completed, so none is offered. */
export function provableContacts(identity: IdentityInfo): readonly ContactKind[] {
  const kinds: ContactKind[] = [];
  if (identity.smsChannel === 'platform' || isProvedByProvider(identity)) kinds.push('mobile');
  if (identity.mailChannel !== 'none') kinds.push('email');
  return kinds;
}
