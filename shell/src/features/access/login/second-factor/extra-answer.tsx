import type { ExtraVerification } from '@portal/shared/contract/sessions/login';
import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useText } from '../../../../host/use-text.ts';
import { BoundNumberCode } from '../../parts/code-field/bound-number-code.tsx';
import { CodeField } from '../../parts/code-field/code-field.tsx';

type ExtraAnswerProps = Omit<TextFieldProps, 'label'> & {
  chosen: ExtraVerification['methods'][number];
  sms: SmsProof;
  onMail(): Promise<{ expiredMinutes: number }>;
};

/** Input of one method: a code that is sent, a code of the authenticator app, or a name. */
export function ExtraAnswer({ chosen: { method, hint }, sms, onMail, ...field }: ExtraAnswerProps) {
  const t = useText();
  if (method === 'mobile') return <BoundNumberCode {...field} sms={sms} hint={hint} />;
  if (method === 'email') return <CodeField {...field} onSend={onMail} />;
  if (method === 'authenticator')
    return (
      <TextField
        {...field}
        label={t('field.authenticatorCode')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  return <TextField {...field} label={t('field.bankAccountName')} required autoComplete="name" maxLength={128} />;
}
