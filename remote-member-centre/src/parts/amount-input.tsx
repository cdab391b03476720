import { useHost } from '@portal/shared/remote/host-context';
import { TextField } from '@portal/shared/ui/text-field';
import type { ReactNode, Ref } from 'react';

interface AmountInputProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** Once something is wrong and is to be told. */
  error?: string | undefined;
  help: ReactNode;
  suffix?: ReactNode;
  fieldRef?: Ref<HTMLInputElement>;
}

/** The field of an amount that is asked for, with the symbol of the site before it. */
export function AmountInput({ label, typed, onType, error, help, suffix, fieldRef }: AmountInputProps) {
  const { currencySymbol } = useHost().site;
  return (
    <TextField
      ref={fieldRef}
      label={label}
      prefix={currencySymbol}
      inputMode="decimal"
      autoComplete="off"
      required
      value={typed}
      onChange={({ target }) => onType(target.value)}
      error={error}
      help={help}
      suffix={suffix}
    />
  );
}
