import { type ExtraVerification, sendLoginCode, verifyLogin } from '@portal/shared/contract/sessions/login';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { type SmsProof, useSmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { Button } from '@portal/shared/ui/button';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField, type TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../../host/use-text.ts';
import styles from '../../parts/access.module.css';
import { BoundNumberCode } from '../../parts/code-field/bound-number-code.tsx';
import { CodeField } from '../../parts/code-field/code-field.tsx';
import { failureText } from '../../parts/failure-text.ts';
import type { Attempt, LoginSteps } from '../use-login.ts';
import { ExtraMethods } from './extra-methods.tsx';

interface ExtraFormProps {
  extra: ExtraVerification & Attempt;
  finish: LoginSteps['finish'];
  /** Returns to the login; with a message when the challenge has expired. */
  onLeave(message?: string): void;
}

/** One more proof of a login: choose an offered method, request a code if it uses one, answer. */
export function ExtraForm({ extra, finish, onLeave }: ExtraFormProps) {
  const t = useText();
  const { call } = useHost();
  const { challengeId, methods } = extra;
  const [method, setMethod] = useState(methods[0]?.method);
  const onlyMethod = methods.length === 1 ? methods[0]?.method : undefined;
  const chosen = methods.find((one) => one.method === method);
  const sendCode = (by: 'mobile' | 'email') => call(sendLoginCode, { challengeId, method: by });
  const sms = useSmsProof({
    sendByPlatform: () => sendCode('mobile'),
    notAsked: t('phone_auth.missing-verification-code'),
  });
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, resetField } = useForm<{ answer: string }>({
    defaultValues: { answer: '' },
  });
  const { errors } = formState;
  function show(error: unknown): void {
    const text = failureText(error, t);
    if (refusalOf(error)?.code === 'challenge_over') onLeave(text);
    else setFailure(text);
  }
  async function proofOf(answer: string) {
    const { firebaseIdToken } = method === 'mobile' ? await sms.proofOf(answer) : {};
    return firebaseIdToken ? { firebaseIdToken } : { answer };
  }
  async function onSubmit({ answer }: { answer: string }): Promise<void> {
    if (!method) return;
    setFailure('');
    try {
      const proof = await proofOf(answer.trim());
      await finish(await call(verifyLogin, { challengeId, method, rememberIn: 'cookie', ...proof }), extra);
    } catch (error) {
      show(error);
    }
  }
  return (
    <div className={styles.form}>
      <div>
        <h2 className={styles.step}>{t('extra.title')}</h2>
        <p className={styles.quiet}>{t(onlyMethod === 'authenticator' ? 'extra.text.authenticator' : 'extra.text')}</p>
      </div>
      <SubmitForm onSubmit={handleSubmit(onSubmit)} failure={failure} submitLabel={t('extra.submit')}>
        {!onlyMethod && (
          <ExtraMethods
            methods={methods}
            value={method}
            onChange={(next) => {
              setMethod(next);
              setFailure('');
              resetField('answer');
            }}
          />
        )}
        {chosen && (
          <ExtraAnswer
            key={method}
            chosen={chosen}
            sms={sms}
            error={errors.answer?.message}
            onMail={() => sendCode('email')}
            {...register('answer', { validate: (answer) => answer.trim() !== '' || t('rule.empty') })}
          />
        )}
      </SubmitForm>
      <Button variant="quiet" wide onClick={() => onLeave()}>
        {t('extra.back')}
      </Button>
    </div>
  );
}

type ExtraAnswerProps = Omit<TextFieldProps, 'label'> & {
  chosen: ExtraVerification['methods'][number];
  sms: SmsProof;
  onMail(): Promise<{ expiredMinutes: number }>;
};

/** Input of one method: a code that is sent, a code of the authenticator app, or a name. */
function ExtraAnswer({ chosen: { method, hint }, sms, onMail, ...field }: ExtraAnswerProps) {
  const t = useText();
  if (method === 'mobile') return <BoundNumberCode {...field} sms={sms} hint={hint} />;
  if (method === 'email') return <CodeField {...field} onSend={onMail} />;
  if (method === 'authenticator')
    return (
      <TextField
        {...field}
        label={t('field.authenticatorCode')}
        help={t('extra.authenticator_help')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  return <TextField {...field} label={t('field.bankAccountName')} required autoComplete="name" maxLength={128} />;
}
