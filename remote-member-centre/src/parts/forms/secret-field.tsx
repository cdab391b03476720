import { useIntl } from '@portal/shared/remote/intl';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';

/** A password with show and hide; `autoComplete` identifies it to the browser's password manager. */
export function SecretField(props: TextFieldProps & { autoComplete: 'current-password' | 'new-password' | 'off' }) {
  const intl = useIntl();
  const reveal = { show: intl.formatMessage({ id: 'form.show' }), hide: intl.formatMessage({ id: 'form.hide' }) };
  return <TextField required reveal={reveal} {...props} />;
}
