import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useIntl } from '@portal/shared/remote/intl';
import type { CodeFieldTexts } from '@portal/shared/ui/forms/codes/code-field';

/** What the code fields of the member centre say. What went wrong on the way is a warning (docs/product.md 8). */
export function useCodeTexts(label?: string) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const texts: CodeFieldTexts = {
    label: label ?? text('form.code.label'),
    get: text('form.code.send'),
    waiting: (seconds) => text('form.code.waiting', { seconds }),
    sent: (minutes) => text('form.code.sent', { minutes }),
    warning: { title: text('form.warning'), confirm: text('form.ok'), close: text('form.close') },
  };
  return { texts, warningOf: useFailureText() };
}
