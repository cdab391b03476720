import { useIntl } from '@portal/shared/remote/intl';
import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';

/** A password that can be shown; `autoComplete` tells the browser's password keeper which one. */
export function SecretField(props: TextFieldProps & { autoComplete: 'current-password' | 'new-password' | 'off' }) {
  const intl = useIntl();
  const reveal = { show: intl.formatMessage({ id: 'form.show' }), hide: intl.formatMessage({ id: 'form.hide' }) };
  return <TextField required reveal={reveal} {...props} />;
}
