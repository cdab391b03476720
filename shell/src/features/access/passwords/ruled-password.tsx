import type { FieldRule } from '@portal/shared/contract/content/site';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { passwordText } from '../parts/field-fault.rules.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useFaultText } from '../parts/use-fault-text.ts';
import { newPasswordFault } from './password.rules.ts';

interface RuledPasswordProps {
  rule: FieldRule | undefined;
  account?: string;
  /** Current value of the field. */
  typed: string;
  error: string | undefined;
  /** Registers the field with its form, which validates it. */
  register(judge: (text: string) => string | true): UseFormRegisterReturn;
}

/** A new password field that shows the server's rule before there is an error. */
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
      help={rule && faultText(passwordText(rule))}
      error={error}
      {...register(judge)}
    />
  );
}
