import type { LoginValue } from '@portal/shared/contract/session/login';
import type { DialogRequest } from '../../../host/atoms.ts';

/** How somebody came in: a password typed here is known to this page until it goes, no longer. */
export interface LoginWay {
  type: 'username' | 'sms' | 'firebase';
  account: string;
  password?: string;
}

/**
 * What opens once somebody is in (docs/product.md 4): the forced change of an expired or default password, never after
 * a login by SMS or through the identity provider; the first-login action; else the popup announcements.
 */
export function nextDialogOf(value: LoginValue, { type, account, password }: LoginWay): DialogRequest {
  const { firstTimeLogin } = value;
  if (value.passwordChangeRequired && type === 'username')
    return { name: 'changePassword', account, firstTimeLogin, ...(password && { oldPassword: password }) };
  return { name: firstTimeLogin ? 'firstLogin' : 'afterLogin' };
}
