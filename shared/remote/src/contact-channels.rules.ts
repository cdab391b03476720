import type { IdentityInfo } from '@portal/shared/contract/system/get-status';

export type ContactKind = 'mobile' | 'email';

/** The identity provider proves numbers here, and a project of it is configured. */
export function isProvedByProvider({ smsChannel, firebase }: IdentityInfo): boolean {
  return smsChannel === 'firebase' && firebase !== undefined;
}

/** Contacts that somebody can prove: a form for any other could never be finished, so none is offered. */
export function provableContacts(identity: IdentityInfo): readonly ContactKind[] {
  const kinds: ContactKind[] = [];
  if (identity.smsChannel === 'platform' || isProvedByProvider(identity)) kinds.push('mobile');
  if (identity.mailChannel !== 'none') kinds.push('email');
  return kinds;
}
