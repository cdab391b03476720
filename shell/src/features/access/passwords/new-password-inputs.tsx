import type { FieldRule } from '@portal/shared/contract/system/get-register-settings';
import { TextField } from '@portal/shared/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { patternText } from '../parts/field-fault.rules.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useFaultText } from '../parts/use-fault-text.ts';
import { newPasswordFault, repeatFault } from './password.rules.ts';

/** Everything a form that sets a login password may ask for. */
export interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  repeat: string;
  code: string;
}

export interface NewPasswordInputsProps {
  rule: FieldRule | undefined;
  account?: string;
  form: UseFormReturn<PasswordFields>;
}

/** A new password and its repeat, by the server's rule for passwords. */
export function NewPasswordInputs({ rule, account, form }: NewPasswordInputsProps) {
  const t = useText();
  const faultText = useFaultText();
  const { register, watch } = form;
  const { errors } = form.formState;
  return (
    <>
      <NewPasswordField
        label={t('field.newPassword')}
        required
        account={account}
        typed={watch('newPassword')}
        help={rule && faultText(patternText(rule))}
        error={errors.newPassword?.message}
        {...register('newPassword', {
          validate: (text) => {
            const fault = newPasswordFault(rule, text);
            return fault ? faultText(fault) : true;
          },
        })}
      />
      <TextField
        label={t('field.repeatPassword')}
        required
        autoComplete="new-password"
        reveal={{ show: t('field.password_show'), hide: t('field.password_hide') }}
        error={errors.repeat?.message}
        {...register('repeat', {
          validate: (text, { newPassword }) => {
            const fault = repeatFault(newPassword, text);
            return fault ? faultText(fault) : true;
          },
        })}
      />
    </>
  );
}
