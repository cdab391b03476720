import { RefusalError } from '@portal/shared/client/errors';
import { Button } from '@portal/shared/ui/button';
import { Checkbox } from '@portal/shared/ui/checkbox';
import { TextField } from '@portal/shared/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { CaptchaField } from '../parts/captcha-field.tsx';
import { failureText } from '../parts/failure-text.ts';
import { ForgottenPassword } from '../passwords/forgotten-password.tsx';
import { rememberedUser, rememberUser } from './remembered-user.ts';

interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  isRemembered: boolean;
}

export interface LoginFormProps {
  /** Agent mode: no remembered user; only agents may log in. */
  isAgentPage?: boolean;
  onDone(): void;
}

/** Username form of the login (specification 2.3): the captcha shows only after the server has demanded one. */
export function LoginForm({ isAgentPage = false, onDone }: LoginFormProps) {
  const t = useText();
  const { session } = usePortal();
  const [captcha, setCaptcha] = useState({ isDemanded: false, id: '', round: 0 });
  const [failure, setFailure] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const remembered = isAgentPage ? { username: '', isRemembered: false } : rememberedUser();
  const { register, handleSubmit, formState, resetField } = useForm<LoginFields>({
    defaultValues: { ...remembered, password: '', captcha: '' },
  });
  const { errors, isSubmitting } = formState;
  const filled = (id: string) => ({ validate: (text: string) => text.trim() !== '' || t(id) });

  async function onSubmit(fields: LoginFields): Promise<void> {
    const username = fields.username.trim();
    setFailure('');
    try {
      const proof = captcha.isDemanded ? { captcha: fields.captcha.trim(), captchaId: captcha.id } : {};
      await session.logIn({ username, password: fields.password.trim(), agentPage: isAgentPage, ...proof });
      if (!isAgentPage) rememberUser(username, fields.isRemembered);
      onDone();
    } catch (error) {
      setFailure(failureText(error, t));
      const isDemanded = captcha.isDemanded || (error instanceof RefusalError && wantsCaptcha(error));
      setCaptcha((now) => ({ ...now, isDemanded, round: now.round + 1 }));
      resetField('captcha');
    }
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField
        label={t('field.username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', filled('rule.username'))}
      />
      <TextField
        label={t('field.password')}
        required
        autoComplete="current-password"
        reveal={{ show: t('field.password_show'), hide: t('field.password_hide') }}
        error={errors.password?.message}
        {...register('password', filled('rule.password'))}
      />
      {captcha.isDemanded && (
        <CaptchaField
          round={captcha.round}
          onImage={(id) => setCaptcha((now) => ({ ...now, id }))}
          error={errors.captcha?.message}
          {...register('captcha', filled('rule.captcha'))}
        />
      )}
      {!isAgentPage && (
        <div className={styles.between}>
          <Checkbox label={t('login.remember')} {...register('isRemembered')} />
          <button
            type="button"
            className={styles.textButton}
            aria-expanded={isForgotten}
            onClick={() => setIsForgotten(!isForgotten)}
          >
            {t('login.forgot')}
          </button>
        </div>
      )}
      {isForgotten && <ForgottenPassword />}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** The answer of a failed login says whether the next one needs a captcha. */
function wantsCaptcha(error: RefusalError): boolean {
  return error.value.captcha === true || error.code === 'captcha_required' || error.code === 'captcha_wrong';
}
