import type { CodeFieldTexts } from '@portal/shared/ui/forms/codes/code-field';
import { useText } from '../../../../host/use-text.ts';
import { failureText } from '../failure-text.ts';

/** Texts of the code fields in the access forms. */
export function useCodeTexts(): { texts: CodeFieldTexts; warningOf(error: unknown): string } {
  const t = useText();
  const texts = {
    label: t('field.verificationCode'),
    get: t('code.get'),
    waiting: (seconds: number) => t('code.wait', { seconds }),
    sent: () => t('code.sent'),
    warning: { title: t('dialog.notice'), confirm: t('in_increase_submit'), close: t('common.close') },
  };
  return { texts, warningOf: (error) => failureText(error, t) };
}
