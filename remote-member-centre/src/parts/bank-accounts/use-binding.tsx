import { getSecurity } from '@portal/shared/contract/accounts/security';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { type ReactNode, useState } from 'react';
import { PaymentPassword } from '../owner/payment-password.tsx';
import type { Security } from '../owner/security.ts';
import type { BankAccount, BankAccounts } from './bank-account.ts';
import { BindBankAccount } from './bind-bank-account.tsx';

/**
 * Opens the form that binds an account. Who has no payment password sets that first, since the form asks for it, and
 * comes to the form then.
 */
export function useBinding(known: BankAccounts, onBound?: (account: BankAccount) => void) {
  const security = useCallQuery(getSecurity, {}).data;
  const [step, setStep] = useState<'form' | Security>();
  const close = () => setStep(undefined);
  let dialog: ReactNode = null;
  const hasAuthenticator = security?.hasAuthenticator ?? false;
  const form = { known, hasAuthenticator, onClose: close, onBound };
  if (step === 'form') dialog = <BindBankAccount {...form} />;
  else if (step) dialog = <PaymentPassword security={step} onClose={close} onSaved={() => setStep('form')} />;
  return {
    dialog,
    open: () => setStep(security && !security.hasPaymentPassword ? security : 'form'),
  };
}
