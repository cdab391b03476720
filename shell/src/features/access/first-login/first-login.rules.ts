import type { IdentityInfo } from '@portal/shared/contract/content/site';
import { provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';

export type FirstLoginStep = 'contact' | 'paymentPassword';

/** Returns the steps that are missing; a contact only where it can be verified. */
export function stepsFor(
  security: {
    mobile?: string | undefined;
    email?: string | undefined;
    hasPaymentPassword: boolean;
  },
  identity: IdentityInfo,
): readonly FirstLoginStep[] {
  const steps: FirstLoginStep[] = [];
  if (!security.mobile && !security.email && provableContacts(identity).length > 0) steps.push('contact');
  if (!security.hasPaymentPassword) steps.push('paymentPassword');
  return steps;
}
