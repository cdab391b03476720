import { CodeButton } from '@portal/shared/ui/code-button';
import { ConfirmDialog } from '@portal/shared/ui/confirm-dialog';
import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';
import { useId, useState } from 'react';
import { useText } from '../../../../host/use-text.ts';
import { failureText } from '../failure-text.ts';

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'suffix'> & {
  /** False when there is nowhere to send a code to yet; the field that is wrong then says so itself. */
  isReady?: () => boolean | Promise<boolean>;
  /** Sends the code; 60 s times the minutes of the answer the button rests. May throw: the message becomes a warning. */
  onSend(): Promise<{ expiredMinutes: number }>;
};

/** A code from a message: the field, and the button that asks for the message (specification 2.3, 4). */
export function CodeField({ isReady = () => true, onSend, ...field }: CodeFieldProps) {
  const t = useText();
  const ownId = useId();
  const id = field.id ?? ownId;
  const [warning, setWarning] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  async function send(): Promise<number | undefined> {
    if (!(await isReady())) return undefined;
    try {
      const { expiredMinutes } = await onSend();
      setIsSent(true);
      // The button is at rest now: what comes next is typing the code.
      document.getElementById(id)?.focus();
      return expiredMinutes;
    } catch (error) {
      setWarning(failureText(error, t));
      return undefined;
    }
  }
  return (
    <>
      <TextField
        {...field}
        id={id}
        label={t('field.verificationCode')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        help={field.help ?? (isSent ? <span role="status">{t('code.sent')}</span> : undefined)}
        suffix={
          <CodeButton onSend={send} waiting={(seconds) => t('code.wait', { seconds })}>
            {t('code.get')}
          </CodeButton>
        }
      />
      <ConfirmDialog
        isOpen={warning !== undefined}
        title={t('dialog.notice')}
        confirmLabel={t('in_increase_submit')}
        closeLabel={t('common.close')}
        onConfirm={() => setWarning(undefined)}
        onCancel={() => setWarning(undefined)}
      >
        <p>{warning}</p>
      </ConfirmDialog>
    </>
  );
}
