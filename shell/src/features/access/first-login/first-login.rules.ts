export type FirstLoginStep = 'contact' | 'paymentPassword';

/** What the first-login action still has to ask for. */
export function stepsFor(security: {
  mobile?: string | undefined;
  email?: string | undefined;
  hasPaymentPassword: boolean;
}): readonly FirstLoginStep[] {
  const steps: FirstLoginStep[] = [];
  if (!security.mobile && !security.email) steps.push('contact');
  if (!security.hasPaymentPassword) steps.push('paymentPassword');
  return steps;
}
