import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { CodeButton } from '@portal/shared/ui/code-button';
import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';
import { useEffect, useRef, useState } from 'react';

interface CodeFieldProps {
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  /** Asks for a code; undefined when something has to be filled in before. */
  ask: () => Promise<{ expiredMinutes: number }> | undefined;
  /** Shows a refusal under another field of the form; false when it has none there. */
  showAtField: (error: unknown) => boolean;
}

/** A code by SMS or e-mail with the button that sends it. What went wrong on the way is a warning (specification 8). */
export function CodeField({ field, ask, showAtField }: CodeFieldProps) {
  const intl = useIntl();
  const host = useHost();
  const inputRef = useRef<HTMLInputElement>(null);
  const [minutes, setMinutes] = useState<number>();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  // The button rests after a code was sent: what comes next is typing it.
  useEffect(() => {
    if (minutes) inputRef.current?.focus();
  }, [minutes]);

  async function send(): Promise<number | undefined> {
    setMinutes(undefined);
    try {
      const sent = await ask();
      setMinutes(sent?.expiredMinutes);
      return sent?.expiredMinutes;
    } catch (error) {
      if (showAtField(error)) return undefined;
      const said = refusalOf(error)?.message ?? text('failed.text');
      void host.confirm({ title: text('form.warning'), text: said, confirmLabel: text('form.ok') });
      return undefined;
    }
  }
  return (
    <TextField
      {...field}
      ref={inputRef}
      label={text('form.code.label')}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={255}
      help={minutes ? text('form.code.sent', { minutes }) : undefined}
      suffix={
        <CodeButton onSend={send} waiting={(seconds) => text('form.code.waiting', { seconds })}>
          {text('form.code.send')}
        </CodeButton>
      }
    />
  );
}
