import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { CaptchaOrProof } from '../parts/captcha-or-proof.tsx';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { RememberOrForgot } from './remember-or-forgot.tsx';
import type { LoginSteps } from './use-login.ts';
import { type UsernameFields, useUsernameLogin } from './use-username-login.ts';

/** Username, password, and the captcha once the server has demanded one (docs/product.md 2.3). */
export function UsernameForm({ send, isAgentPage }: { send: LoginSteps['send']; isAgentPage: boolean }) {
  const t = useText();
  const login = useUsernameLogin(send, isAgentPage);
  const { username, isRemembered } = login.remembered;
  const { register, handleSubmit, formState, resetField, watch } = useForm<UsernameFields>({
    defaultValues: { username, isRemembered, password: '', captcha: '' },
  });
  const { errors } = formState;
  const filled = (id: string) => ({ validate: (text: string) => text.trim() !== '' || t(id) });
  const hasToken = login.hasTokenFor(watch('username'));
  const { isDemanded, ...captcha } = login.captcha;

  async function onSubmit(fields: UsernameFields): Promise<void> {
    if (!(await login.attempt(fields))) resetField('captcha');
  }
  return (
    <SubmitForm
      onSubmit={handleSubmit(onSubmit, login.forgetFailure)}
      failure={login.failure}
      submitLabel={t('login.submit')}
    >
      <TextField
        label={t('field.username')}
        required
        autoComplete={isAgentPage ? 'username' : 'username webauthn'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
        {...register('username', filled('rule.username'))}
      />
      <TextField
        label={t('field.password')}
        required={!hasToken}
        autoComplete="current-password"
        maxLength={128}
        reveal={{ show: t('field.password_show'), hide: t('field.password_hide') }}
        placeholder={hasToken ? '••••••••' : undefined}
        help={hasToken ? t('login.remembered') : undefined}
        error={errors.password?.message}
        {...register('password', hasToken ? { validate: () => true } : filled('rule.password'))}
      />
      {isDemanded && (
        <CaptchaOrProof
          {...captcha}
          error={errors.captcha?.message}
          {...register('captcha', captcha.proof ? { validate: () => true } : filled('rule.captcha'))}
        />
      )}
      {!isAgentPage && <RememberOrForgot {...register('isRemembered')} />}
      <HumanCheckNotice isSolving={login.isSolving} />
    </SubmitForm>
  );
}
