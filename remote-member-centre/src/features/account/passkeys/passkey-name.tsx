import { useIntl } from '@portal/shared/remote/intl';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';

/** The name by which the member recognises a passkey. */
export function PasskeyName({ field }: { field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> }) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      required
      maxLength={40}
      autoComplete="off"
      label={intl.formatMessage({ id: 'passkeys.name' })}
      help={intl.formatMessage({ id: 'passkeys.name.help' })}
    />
  );
}
