import type { RegistrationMethod } from '@portal/shared/contract/accounts/registration-form';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getRegisterSettings } from '@portal/shared/contract/content/site';

export type RegisterSettings = CallOutput<typeof getRegisterSettings>;

export interface RegistrationOptions {
  method: RegistrationMethod;
  settings: RegisterSettings;
}
