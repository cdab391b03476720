import { foldedDigits } from '@portal/shared/contract/typed/typed-text.rules';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useText } from '../texts/use-text.ts';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  help: string;
}

/** Takes the six digits of an authenticator, in whatever digits they are typed. */
export function CodeField({ value, onChange, help }: CodeFieldProps) {
  const t = useText();
  return (
    <TextField
      label={t('login.code')}
      help={help}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={value}
      onChange={({ target }) => onChange(foldedDigits(target.value).replace(/\D/g, ''))}
    />
  );
}
