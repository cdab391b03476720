import { RefusalError } from '@portal/shared/client/errors';
import type { FormField } from '@portal/shared/contract/accounts/registration-form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { failureText } from '../parts/failure-text.ts';
import type { RegistrationValues } from './submission.rules.ts';

/** Shows a refused registration: under the named fields, focusing the first; else above the button. */
export function useRegistrationRefusal(form: UseFormReturn<RegistrationValues>, fields: readonly FormField[]) {
  const t = useText();
  const [failure, setFailure] = useState('');
  return {
    failure,
    forget: () => setFailure(''),
    isOfInvitation: (error: unknown) => error instanceof RefusalError && error.code === 'invitation_code_error',
    show(error: unknown): void {
      const texts = error instanceof RefusalError ? error.fields : {};
      const marked = fields.filter(({ field }) => texts[field]);
      for (const { field } of marked) form.setError(field, { message: texts[field] ?? '' });
      if (marked[0]) form.setFocus(marked[0].field);
      else setFailure(failureText(error, t));
    },
  };
}
