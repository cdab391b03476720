import { freePasswordLength, longestPassword, shortestPassword } from '@portal/shared/contract/accounts/password-rules';
import type { FieldRule } from '@portal/shared/contract/content/site';
import { useIntl } from '@portal/shared/remote/intl';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { SecretField } from '../../../parts/forms/secret-field.tsx';

interface NewPasswordPairProps {
  use: {
    field(name: 'newPassword' | 'confirmNewPassword'): Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  };
  rule: FieldRule | undefined;
}

/** A new login password and its repeat; the required length is shown before there is an error. */
export function NewPasswordPair({ use, rule }: NewPasswordPairProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `password.${id}` }, values);
  return (
    <>
      <SecretField
        {...use.field('newPassword')}
        label={text('new')}
        autoComplete="new-password"
        help={
          rule
            ? text('length', { min: shortestPassword(rule), free: freePasswordLength, max: longestPassword })
            : undefined
        }
      />
      <SecretField {...use.field('confirmNewPassword')} label={text('repeat')} autoComplete="new-password" />
    </>
  );
}
