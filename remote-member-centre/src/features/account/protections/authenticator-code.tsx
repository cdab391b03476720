import { useIntl } from '@portal/shared/remote/intl';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';

/** The six digits that the app shows now. */
export function AuthenticatorCode({ field }: { field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> }) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      required
      label={intl.formatMessage({ id: 'authenticator.code' })}
      help={intl.formatMessage({ id: 'authenticator.code.help' })}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
