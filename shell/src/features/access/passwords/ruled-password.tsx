import type { FieldRule } from '@portal/shared/contract/system/get-register-settings';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { patternText } from '../parts/field-fault.rules.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useFaultText } from '../parts/use-fault-text.ts';
import { newPasswordFault } from './password.rules.ts';

export interface RuledPasswordProps {
  rule: FieldRule | undefined;
  account?: string;
  /** What is in the field now. */
  typed: string;
  error: string | undefined;
  /** Ties the field to its form, which judges by what it is given here. */
  register(judge: (text: string) => string | true): UseFormRegisterReturn;
}

/** A new password by the server's rule, which is told before anything is wrong. */
export function RuledPassword({ rule, account, typed, error, register }: RuledPasswordProps) {
  const t = useText();
  const faultText = useFaultText();
  const judge = (text: string) => {
    const fault = newPasswordFault(rule, text);
    return fault ? faultText(fault) : true;
  };
  return (
    <NewPasswordField
      label={t('field.newPassword')}
      required
      account={account}
      typed={typed}
      help={rule && faultText(patternText(rule))}
      error={error}
      {...register(judge)}
    />
  );
}
