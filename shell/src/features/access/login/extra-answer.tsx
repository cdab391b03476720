import type { ExtraVerification } from '@portal/shared/contract/session/login';
import { TextField, type TextFieldProps } from '@portal/shared/ui/text-field';
import { useText } from '../../../host/use-text.ts';
import { CodeField } from '../parts/code-field/code-field.tsx';

export type ExtraAnswerProps = Omit<TextFieldProps, 'label'> & {
  method: ExtraVerification['methods'][number]['method'];
  onSend(by: 'mobile' | 'email'): Promise<{ expiredMinutes: number }>;
};

/** What one method asks for: a code that is sent, a code of the app, or a name. */
export function ExtraAnswer({ method, onSend, ...field }: ExtraAnswerProps) {
  const t = useText();
  if (method === 'mobile' || method === 'email') return <CodeField {...field} onSend={() => onSend(method)} />;
  if (method === 'authenticator')
    return (
      <TextField
        {...field}
        label={t('field.authenticatorCode')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    );
  return <TextField {...field} label={t('field.bankAccountName')} required autoComplete="name" maxLength={128} />;
}
