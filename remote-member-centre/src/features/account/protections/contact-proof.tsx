import { useIntl } from '@portal/shared/remote/intl';
import type { TextFieldProps } from '@portal/shared/ui/text-field';
import { SecretField } from '../../../parts/secret-field.tsx';
import type { Security } from './strength.rules.ts';

/** Whether a contact is bound by the login password: once one is verified a session alone is no proof. */
export const needsLoginPassword = ({ hasPassword, mobile, email }: Security) =>
  hasPassword && (mobile !== undefined || email !== undefined);

/** The login password of who binds another contact. */
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
