import type { CallOutput } from '@portal/shared/contract/define-call';
import type { RegistrationMethod } from '@portal/shared/contract/registration/registration-form';
import type { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import type { RefObject } from 'react';

export type RegisterSettings = CallOutput<typeof getRegisterSettings>;

export interface RegistrationOptions {
  method: RegistrationMethod;
  settings: RegisterSettings;
  /** The form in the page. */
  place: RefObject<HTMLElement | null>;
}
