import type { RegistrationMethod } from '@portal/shared/contract/accounts/registration-form';
import type { getRegisterSettings } from '@portal/shared/contract/content/site';
import type { CallOutput } from '@portal/shared/contract/define-call';

export type RegisterSettings = CallOutput<typeof getRegisterSettings>;

export interface RegistrationOptions {
  method: RegistrationMethod;
  settings: RegisterSettings;
}
