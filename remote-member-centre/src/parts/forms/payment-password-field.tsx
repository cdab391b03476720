import { useIntl } from '@portal/shared/remote/intl';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { SecretField } from './secret-field.tsx';

/** The six digits required before money leaves. */
export function PaymentPasswordField({
  field,
}: {
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
}) {
  const intl = useIntl();
  return (
    <SecretField
      {...field}
      label={intl.formatMessage({ id: 'paymentPassword.ask' })}
      help={intl.formatMessage({ id: 'paymentPassword.ask.help' })}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
