import { useIntl } from '@portal/shared/remote/intl';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';

interface AuthenticatorCodeProps {
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  /** A recovery code may replace the six digits. */
  takesRecoveryCode?: boolean;
}

/** The six digits that the app shows now. */
export function AuthenticatorCode({ field, takesRecoveryCode = false }: AuthenticatorCodeProps) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      required
      label={intl.formatMessage({ id: 'authenticator.code' })}
      help={intl.formatMessage({ id: takesRecoveryCode ? 'authenticator.code.orRecovery' : 'authenticator.code.help' })}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
