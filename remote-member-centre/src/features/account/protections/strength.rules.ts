import type { IdentityInfo } from '@portal/shared/contract/content/site';
import { provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';
import type { Security } from '../../../parts/owner/security.ts';

/** Possible protections, the most useful first; an authenticator requires the password. */
const protectionNames = ['mobile', 'email', 'paymentPassword', 'password', 'authenticator'] as const;
export type ProtectionName = (typeof protectionNames)[number];

/** Protections available here: a contact that cannot be verified counts only if it is already bound. */
export function protectionsFor(security: Security, identity: IdentityInfo): readonly ProtectionName[] {
  return protectionNames.filter((name) => isOffered(name, identity) || isSet(security, name));
}

/** Whether its form can be completed. */
export function isOffered(name: ProtectionName, identity: IdentityInfo): boolean {
  return (name !== 'mobile' && name !== 'email') || provableContacts(identity).includes(name);
}

interface Strength {
  level: 'basic' | 'good' | 'strong';
  /** Number of `all` that are set. */
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

/** Strong: all available protections. Good: a recovery contact (mobile or e-mail) and a payment password. */
export function strengthOf(security: Security, names: readonly ProtectionName[] = protectionNames): Strength {
  const missing = names.filter((name) => !isSet(security, name));
  const hasWayBack = isSet(security, 'mobile') || isSet(security, 'email');
  const isGood = hasWayBack && security.hasPaymentPassword;
  const all = names.length;
  const level = missing.length === 0 ? 'strong' : isGood ? 'good' : 'basic';
  return { level, set: all - missing.length, all, next: missing[0] };
}
