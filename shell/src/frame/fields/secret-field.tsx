import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';
import { useText } from '../../host/use-text.ts';

export type SecretFieldProps = Omit<TextFieldProps, 'reveal'> & {
  /** Tells the browser's password keeper which one it is. */
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** A password that has to be given and can be shown. */
export function SecretField(props: SecretFieldProps) {
  const t = useText();
  const reveal = { show: t('field.password_show'), hide: t('field.password_hide') };
  return <TextField required reveal={reveal} {...props} />;
}
