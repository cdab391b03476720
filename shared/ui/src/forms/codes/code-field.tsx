import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { TextField, type TextFieldProps } from '../text-field.tsx';
import { CodeButton } from './code-button.tsx';

export interface CodeFieldTexts {
  label: string;
  /** Label of the button that requests a code. */
  get: string;
  /** Label of the button during its cooldown. */
  waiting: (seconds: number) => string;
  sent: (minutes: number) => string;
  warning: { title: string; confirm: string; close: string };
}

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'suffix'> & {
  texts: CodeFieldTexts;
  /**
   * Sends a code and gives the minutes that it counts for; nothing when something has to be filled in before. What it
   * throws becomes a warning. `place` is around the field: a provider may put its check against machines there.
   */
  onSend: (place: HTMLElement) => Promise<{ expiredMinutes: number } | undefined>;
  /** Error text; empty if it is shown elsewhere. */
  warningOf: (error: unknown) => string | undefined;
  /** The receiver of the code is not known yet. */
  isWaiting?: boolean;
};

/** A code from a message: the field, and the button that requests it (docs/product.md 2.3, 4, 8). */
export function CodeField({ texts, onSend, warningOf, isWaiting, ...field }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [warning, setWarning] = useState<string>();
  const [minutes, setMinutes] = useState<number>();
  async function send(): Promise<number | undefined> {
    setMinutes(undefined);
    if (!place.current) return undefined;
    try {
      const sent = await onSend(place.current);
      setMinutes(sent?.expiredMinutes);
      // The button is in its cooldown, so the field gets the focus.
      if (sent) place.current?.querySelector('input')?.focus();
      return sent?.expiredMinutes;
    } catch (error) {
      setWarning(warningOf(error));
      return undefined;
    }
  }
  return (
    <div ref={place}>
      <TextField
        {...field}
        label={texts.label}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        help={minutes ? texts.sent(minutes) : field.help}
        suffix={
          <CodeButton onSend={send} waiting={texts.waiting} isWaiting={isWaiting}>
            {texts.get}
          </CodeButton>
        }
      />
      <ConfirmDialog
        isOpen={warning !== undefined}
        title={texts.warning.title}
        confirmLabel={texts.warning.confirm}
        closeLabel={texts.warning.close}
        onConfirm={() => setWarning(undefined)}
        onCancel={() => setWarning(undefined)}
      >
        <p>{warning}</p>
      </ConfirmDialog>
    </div>
  );
}
