import type { FieldRule } from '@portal/shared/contract/content/site';
import type { UseFormReturn } from 'react-hook-form';
import { SecretField } from '../../../frame/fields/secret-field.tsx';
import { useText } from '../../../host/use-text.ts';
import { useFaultText } from '../parts/use-fault-text.ts';
import { repeatFault } from './password.rules.ts';
import { RuledPassword } from './ruled-password.tsx';

/** Fields that a form for a login password may have. */
export interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  repeat: string;
  code: string;
}

interface NewPasswordInputsProps {
  rule: FieldRule | undefined;
  account?: string;
  form: UseFormReturn<PasswordFields>;
}

/** A new password and its repeat, by the server's password rule. */
export function NewPasswordInputs({ rule, account, form }: NewPasswordInputsProps) {
  const t = useText();
  const faultText = useFaultText();
  const { register, watch } = form;
  const { errors } = form.formState;
  return (
    <>
      <RuledPassword
        rule={rule}
        account={account}
        typed={watch('newPassword')}
        error={errors.newPassword?.message}
        register={(validate) => register('newPassword', { validate })}
      />
      <SecretField
        label={t('field.repeatPassword')}
        autoComplete="new-password"
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
