import { RefusalError } from '@portal/shared/client/errors';
import { setPasswordByPhone } from '@portal/shared/contract/member/passwords';
import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import { sendSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useCountries } from '@portal/shared/remote/use-countries';
import { Button } from '@portal/shared/ui/button';
import { mobileFaultOf } from '@portal/shared/ui/country.rules';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useEnter } from '../after-login/use-enter.ts';
import styles from '../parts/access.module.css';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { MobileField } from '../parts/country-picker/mobile-field.tsx';
import { failureText } from '../parts/failure-text.ts';
import { patternText } from '../parts/field-fault.rules.ts';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useFaultText } from '../parts/use-fault-text.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { fieldOfRefusal, newPasswordFault } from './password.rules.ts';
import own from './passwords.module.css';

interface MobileFields {
  mobile: string;
  code: string;
  newPassword: string;
}

/** Mobile number, code and new password; logged in with it at once (specification 4). */
export function ForgotByMobile({ onClose }: { onClose(): void }) {
  const t = useText();
  const faultText = useFaultText();
  const { host } = usePortal();
  const enter = useEnter();
  const place = useRef<HTMLFormElement>(null);
  const choice = useCountries();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const [failure, setFailure] = useState('');
  const form = useForm<MobileFields>({ defaultValues: { mobile: '', code: '', newPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const number = () => ({
    mobileNum: form.getValues('mobile').trim(),
    countryDialingCode: choice.country?.countryDialingCode ?? '',
  });

  const sms = useSmsProof({
    place,
    sendByPlatform: (mobile, humanVerification) =>
      host.call(sendSmsCode, { ...mobile, purpose: 'password', ...(humanVerification && { humanVerification }) }),
  });
  function showRefusal(error: unknown): void {
    const code = error instanceof RefusalError ? error.code : '';
    const message = failureText(error, t);
    const field = code === 'invalid_mobile' ? 'mobile' : fieldOfRefusal(code);
    if (field === 'mobile' || field === 'code' || field === 'newPassword')
      form.setError(field, { message }, { shouldFocus: true });
    else setFailure(message);
  }
  async function onSubmit({ code, newPassword }: MobileFields): Promise<void> {
    setFailure('');
    try {
      const value = await host.call(setPasswordByPhone, {
        ...number(),
        ...(await sms.proofOf(code.trim())),
        newPassword: newPassword.trim(),
      });
      await enter(value, { type: 'sms', account: '' });
      onClose();
      host.navigate('/');
    } catch (error) {
      showRefusal(error);
    }
  }
  return (
    <form ref={place} className={own.form} onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <MobileField
        choice={choice}
        required
        error={errors.mobile?.message}
        {...form.register('mobile', {
          validate: (text) => {
            const fault = mobileFaultOf(text, choice.country);
            return fault ? t(fault.id, fault.values) : true;
          },
        })}
      />
      <CodeField
        isReady={() => form.trigger('mobile', { shouldFocus: true })}
        onSend={() => sms.send(number())}
        error={errors.code?.message}
        {...form.register('code', { validate: (text) => text.trim() !== '' || t('rule.code') })}
      />
      <NewPasswordField
        label={t('field.newPassword')}
        required
        typed={form.watch('newPassword')}
        help={rule && faultText(patternText(rule))}
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          validate: (text) => {
            const fault = newPasswordFault(rule, text);
            return fault ? faultText(fault) : true;
          },
        })}
      />
      <HumanCheckNotice isSolving={sms.isSolving} />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('forgot.set_password')}
      </Button>
    </form>
  );
}
