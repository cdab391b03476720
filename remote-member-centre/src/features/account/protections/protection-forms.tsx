import type { ComponentType } from 'react';
import { PaymentPassword } from '../../../parts/owner/payment-password.tsx';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import type { Security } from '../../../parts/owner/security.ts';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';
import { ChangePassword } from './change-password.tsx';
import type { RowName } from './protection-row.tsx';
import { RemoveAuthenticator } from './remove-authenticator.tsx';
import { SetFirstPassword } from './set-first-password.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import { isSet } from './strength.rules.ts';

const forms: Readonly<Record<RowName, ComponentType<ProtectionFormProps>>> = {
  password: ChangePassword,
  paymentPassword: PaymentPassword,
  mobile: BindMobile,
  email: BindEmail,
  authenticator: (props) =>
    props.security.hasAuthenticator ? <RemoveAuthenticator {...props} /> : <SetUpAuthenticator {...props} />,
};

/** An authenticator, and another contact in the place of one, are set by the login password alone. */
function isByPasswordAlone(row: RowName, security: Security): boolean {
  if (row === 'password' || row === 'authenticator') return true;
  return row !== 'paymentPassword' && isSet(security, row);
}

/** The form behind a row; who has no login password yet sets that first where nothing else would do. */
export function formOf(row: RowName, security: Security): ComponentType<ProtectionFormProps> {
  return !security.hasPassword && isByPasswordAlone(row, security) ? SetFirstPassword : forms[row];
}
