import type { LoginValue } from '@portal/shared/contract/sessions/login';
import type { DialogRequest, TypedContacts } from '../../../host/atoms.ts';

/** How the member logged in: this page knows a typed password until it is left. */
export interface LoginWay {
  type: 'username' | 'sms' | 'firebase' | 'passkey';
  account: string;
  password?: string;
  /** By a registration. */
  typed?: TypedContacts;
}

/**
 * Chooses the dialog after a login (docs/product.md 4): the forced change of an expired or default password (never
 * after another login), else the first-login action, else the popup announcements.
 */
export function nextDialogOf(value: LoginValue, { type, account, password, typed }: LoginWay): DialogRequest {
  const { firstTimeLogin } = value;
  if (value.passwordChangeRequired && type === 'username')
    return { name: 'changePassword', account, firstTimeLogin, ...(password && { oldPassword: password }) };
  return firstTimeLogin ? { name: 'firstLogin', ...(typed && { typed }) } : { name: 'afterLogin' };
}
