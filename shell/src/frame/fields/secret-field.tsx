import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useText } from '../../host/use-text.ts';

type SecretFieldProps = Omit<TextFieldProps, 'reveal'> & {
  /** Identifies the field to the browser's password manager. */
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** A required password field with show and hide. */
export function SecretField(props: SecretFieldProps) {
  const t = useText();
  const reveal = { show: t('field.password_show'), hide: t('field.password_hide') };
  return <TextField required reveal={reveal} {...props} />;
}
