import { forgotPasswordByEmail, setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { login } from '@portal/shared/contract/sessions/login';
import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import { addressOf, type Kind, mobileOf, nameOf } from './bench-members.ts';

/** One public call of a stranger: only the call is measured, not its encryption. */
export interface PublicCall {
  name: string;
  call: Call;
  inputOf(kind: Kind, at: number): Record<string, unknown>;
}

const philippine = (kind: Kind, at: number) => ({ mobileNum: mobileOf(kind, at), countryDialingCode: '+63' });

/** Calls whose response or timing could reveal whether an account exists. */
export const publicCalls: readonly PublicCall[] = [
  {
    name: 'login with a wrong password',
    call: login,
    inputOf: (kind, at) => ({ type: 'username', username: nameOf(kind, at), password: `Wrong-${at}` }),
  },
  {
    name: 'forgotten password by e-mail',
    call: forgotPasswordByEmail,
    inputOf: (kind, at) => ({ username: nameOf(kind, at), email: addressOf(kind, at) }),
  },
  {
    name: 'code for a new password by SMS',
    call: sendSmsCode,
    inputOf: (kind, at) => ({ ...philippine(kind, at), purpose: 'password' }),
  },
  {
    name: 'new password with a wrong code',
    call: setPasswordByPhone,
    inputOf: (kind, at) => ({ ...philippine(kind, at), newPassword: 'Changed99', verificationCode: '000000' }),
  },
  {
    name: 'code for a login by SMS',
    call: sendSmsCode,
    inputOf: (kind, at) => ({ ...philippine(kind, at), purpose: 'login' }),
  },
  {
    name: 'login with a wrong code',
    call: login,
    inputOf: (kind, at) => ({
      type: 'sms',
      username: mobileOf(kind, at),
      countryDialingCode: '+63',
      password: '000000',
    }),
  },
];
