import { useAmountWords } from '@portal/shared/remote/amounts/use-amount-words';
import { useHost } from '@portal/shared/remote/host-context';
import { TextField } from '@portal/shared/ui/forms/text-field';
import type { ReactNode, Ref } from 'react';

interface AmountInputProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** Error text, once it is to be shown. */
  error?: string | undefined;
  help: ReactNode;
  suffix?: ReactNode;
  fieldRef?: Ref<HTMLInputElement>;
}

/** Field for an amount with the site's symbol; shows how the input is read. */
export function AmountInput({ label, typed, onType, error, help, suffix, fieldRef }: AmountInputProps) {
  const { currencySymbol } = useHost().site;
  const words = useAmountWords();
  const read = words.read(typed) ?? words.unclear(typed);
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
      error={error && (words.unclear(typed) ?? error)}
      help={
        read ? (
          <>
            <strong>{read}</strong>
            <br />
            {help}
          </>
        ) : (
          help
        )
      }
      suffix={suffix}
    />
  );
}
