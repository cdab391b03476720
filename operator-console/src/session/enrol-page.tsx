import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { Button } from '@portal/shared/ui/button';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { Qr } from '@portal/shared/ui/images/qr';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { CopyButton } from '../frame/copy-button.tsx';
import { Notice } from '../frame/notice.tsx';
import { useFailureText, useText } from '../texts/use-text.ts';
import { CodeField } from './code-field.tsx';
import styles from './enrol-page.module.css';
import { LoginCard } from './login-card.tsx';
import { shortestPassword } from './password.rules.ts';

const codeDigits = 6;

interface EnrolPageProps {
  /** Token of the one-use link. */
  token: string;
  onDone: () => void;
}

/** Has the owner of a one-use link set password and authenticator; nobody else sees either. */
export function EnrolPage({ token, onDone }: EnrolPageProps) {
  const t = useText();
  const failureText = useFailureText();
  const { client } = useConsole();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isGone = false;
    client.send(openOperatorEnrolment, { token }).then(
      (opened) => !isGone && setEnrolment(opened),
      (error: unknown) => !isGone && setFailure(failureText(error)),
    );
    return () => {
      isGone = true;
    };
  }, [client, token, failureText]);
  return (
    <LoginCard title={t('enrol.title')} about={enrolment && t('enrol.about', { username: enrolment.username })}>
      {enrolment ? (
        <EnrolForm token={token} enrolment={enrolment} onDone={onDone} />
      ) : failure ? (
        <>
          <Notice tone="warn">{failure}</Notice>
          <Button wide onClick={onDone}>
            {t('enrol.leave')}
          </Button>
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </LoginCard>
  );
}

type Enrolment = CallOutput<typeof openOperatorEnrolment>;

function EnrolForm({ token, enrolment, onDone }: EnrolPageProps & { enrolment: Enrolment }) {
  const t = useText();
  const failureText = useFailureText();
  const { client, toasts } = useConsole();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const { username, secondFactorSecret, authenticatorAddress } = enrolment;
  async function submit(): Promise<void> {
    setFailure('');
    if (password.length < shortestPassword) return setFailure(t('password.tooShort', { shortest: shortestPassword }));
    if (code.length !== codeDigits) return setFailure(t('enrol.incomplete'));
    try {
      await client.send(finishOperatorEnrolment, { token, password, code });
      toasts.show(t('enrol.done', { username }), 'good');
      onDone();
    } catch (error) {
      setCode('');
      setFailure(failureText(error));
    }
  }
  return (
    <SubmitForm onSubmit={submit} submitLabel={t('enrol.submit')} failure={failure}>
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <TextField
        label={t('enrol.password')}
        help={t('password.help', { shortest: shortestPassword })}
        autoComplete="new-password"
        required
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={styles.authenticator}>
        <Qr address={authenticatorAddress} size={160} title={t('enrol.picture')} />
        <div>
          <p>{t('enrol.scan')}</p>
          <p className={styles.secret}>{secondFactorSecret}</p>
          <CopyButton value={secondFactorSecret}>{t('enrol.copy')}</CopyButton>
        </div>
      </div>
      <CodeField help={t('enrol.codeHelp')} value={code} onChange={setCode} />
    </SubmitForm>
  );
}
