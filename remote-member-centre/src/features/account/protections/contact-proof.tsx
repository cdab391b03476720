import { useIntl } from '@portal/shared/remote/intl';
import type { TextFieldProps } from '@portal/shared/ui/text-field';
import { SecretField } from '../../../parts/secret-field.tsx';

/** The login password of who binds a contact: a session alone is no proof. */
export function ContactProof({ field }: { field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> }) {
  const intl = useIntl();
  return (
    <SecretField
      {...field}
      label={intl.formatMessage({ id: 'contact.login' })}
      help={intl.formatMessage({ id: 'contact.login.help' })}
      autoComplete="current-password"
    />
  );
}
