import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { CodeField as Field } from '@portal/shared/ui/code-field';
import type { TextFieldProps } from '@portal/shared/ui/text-field';
import type { ReactNode } from 'react';

interface CodeFieldProps {
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  /** Asks for a code; undefined when something has to be filled in before. */
  ask: () => Promise<{ expiredMinutes: number }> | undefined;
  /** Shows a refusal under another field of the form; false when it has none there. */
  showAtField: (error: unknown) => boolean;
  /** Of the field, where the form has more than one code. */
  label?: string;
  help?: ReactNode;
}

/** The code field of the member centre. What went wrong on the way is a warning (specification 8). */
export function CodeField({ field, ask, showAtField, label, help }: CodeFieldProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const texts = {
    label: label ?? text('form.code.label'),
    get: text('form.code.send'),
    waiting: (seconds: number) => text('form.code.waiting', { seconds }),
    sent: (minutes: number) => text('form.code.sent', { minutes }),
    warning: { title: text('form.warning'), confirm: text('form.ok'), close: text('form.close') },
  };
  const warningOf = (error: unknown) =>
    showAtField(error) ? undefined : (refusalOf(error)?.message ?? text('failed.text'));
  return <Field {...field} help={help} texts={texts} onSend={async () => ask()} warningOf={warningOf} />;
}
