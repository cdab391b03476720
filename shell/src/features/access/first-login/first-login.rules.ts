import type { IdentityInfo } from '@portal/shared/contract/system/get-status';
import { provableContacts } from '@portal/shared/remote/contact-channels.rules';

export type FirstLoginStep = 'contact' | 'paymentPassword';

/** What the first-login action still has to ask for; a contact where somebody can prove one. */
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
