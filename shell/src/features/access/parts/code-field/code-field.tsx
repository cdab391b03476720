import { CodeField as Field, type CodeFieldProps as FieldProps } from '@portal/shared/ui/code-field';
import { useText } from '../../../../host/use-text.ts';
import { failureText } from '../failure-text.ts';

export type CodeFieldProps = Omit<FieldProps, 'texts' | 'onSend' | 'warningOf'> & {
  /** False when there is nowhere to send a code to yet; the field that is wrong then says so itself. */
  isReady?: () => boolean | Promise<boolean>;
  /** Sends the code; 60 s times the minutes of the answer the button rests. May throw: the message becomes a warning. */
  onSend(): Promise<{ expiredMinutes: number }>;
};

/** The code field of the access forms. */
export function CodeField({ isReady = () => true, onSend, ...field }: CodeFieldProps) {
  const t = useText();
  const texts = {
    label: t('field.verificationCode'),
    get: t('code.get'),
    waiting: (seconds: number) => t('code.wait', { seconds }),
    sent: () => t('code.sent'),
    warning: { title: t('dialog.notice'), confirm: t('in_increase_submit'), close: t('common.close') },
  };
  return (
    <Field
      {...field}
      texts={texts}
      onSend={async () => ((await isReady()) ? onSend() : undefined)}
      warningOf={(error) => failureText(error, t)}
    />
  );
}
