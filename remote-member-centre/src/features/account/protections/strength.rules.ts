import type { IdentityInfo } from '@portal/shared/contract/content/site';
import { provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';
import type { Security } from '../../../parts/owner/security.ts';

/** What may protect an account, the most useful first; an authenticator asks for the password. */
const protectionNames = ['mobile', 'email', 'paymentPassword', 'password', 'authenticator'] as const;
export type ProtectionName = (typeof protectionNames)[number];

/** Protections available here: a contact that cannot be verified counts only if it is already bound. */
export function protectionsFor(security: Security, identity: IdentityInfo): readonly ProtectionName[] {
  return protectionNames.filter((name) => isOffered(name, identity) || isSet(security, name));
}

/** Somebody could finish its form. */
export function isOffered(name: ProtectionName, identity: IdentityInfo): boolean {
  return (name !== 'mobile' && name !== 'email') || provableContacts(identity).includes(name);
}

interface Strength {
  level: 'basic' | 'good' | 'strong';
  /** How many of `all` are there. */
  set: number;
  all: number;
  /** The most useful one that is still missing. */
  next: ProtectionName | undefined;
}

export function isSet(security: Security, name: ProtectionName): boolean {
  if (name === 'password') return security.hasPassword;
  if (name === 'paymentPassword') return security.hasPaymentPassword;
  if (name === 'authenticator') return security.hasAuthenticator;
  return security[name] !== undefined;
}

/** Strong is all that can be had; good is a way back in (mobile number or e-mail address) and a payment password. */
export function strengthOf(security: Security, names: readonly ProtectionName[] = protectionNames): Strength {
  const missing = names.filter((name) => !isSet(security, name));
  const hasWayBack = isSet(security, 'mobile') || isSet(security, 'email');
  const isGood = hasWayBack && security.hasPaymentPassword;
  const all = names.length;
  const level = missing.length === 0 ? 'strong' : isGood ? 'good' : 'basic';
  return { level, set: all - missing.length, all, next: missing[0] };
}
