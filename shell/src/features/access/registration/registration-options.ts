import type { CallOutput } from '@portal/shared/contract/define-call';
import type { RegistrationMethod } from '@portal/shared/contract/registration/registration-form';
import type { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';

export type RegisterSettings = CallOutput<typeof getRegisterSettings>;

export interface RegistrationOptions {
  method: RegistrationMethod;
  settings: RegisterSettings;
}
