import { sendSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import { useCountries } from '@portal/shared/remote/use-countries';
import { Button } from '@portal/shared/ui/button';
import { Checkbox } from '@portal/shared/ui/checkbox';
import { mobileFaultOf } from '@portal/shared/ui/country.rules';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { MobileField } from '../parts/country-picker/mobile-field.tsx';
import { failureText } from '../parts/failure-text.ts';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { useHumanCheck } from '../parts/human-verification/use-human-check.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { ForgotLink } from './forgot-link.tsx';
import { rememberedMobile, rememberMobile } from './remembered.ts';
import { loginOf } from './sms-login.rules.ts';
import type { LoginSteps } from './use-login.ts';

interface Fields {
  mobileNum: string;
  code: string;
  isRemembered: boolean;
}

/** Mobile number and the code sent to it (specification 2.3); a code is asked for once the number is a number. */
export function SmsForm({ send, isAgentPage }: { send: LoginSteps['send']; isAgentPage: boolean }) {
  const t = useText();
  const [remembered] = useState(() => (isAgentPage ? { mobileNum: '' } : rememberedMobile()));
  const choice = useCountries(remembered.countryCode);
  const [failure, setFailure] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const { call } = useHost();
  const human = useHumanCheck('login');
  const sms = useSmsProof({
    place,
    sendByPlatform: (to, humanVerification) =>
      call(sendSmsCode, { ...to, purpose: 'login', ...(humanVerification && { humanVerification }) }),
  });
  const { register, handleSubmit, formState, trigger, getValues } = useForm<Fields>({
    defaultValues: { mobileNum: remembered.mobileNum, code: '', isRemembered: remembered.mobileNum !== '' },
  });
  const { errors, isSubmitting } = formState;
  const mobile = () => ({
    mobileNum: getValues('mobileNum').trim(),
    countryDialingCode: choice.country?.countryDialingCode ?? '',
  });

  async function onSubmit({ code, isRemembered }: Fields): Promise<void> {
    setFailure('');
    try {
      const input = loginOf(mobile(), await sms.proofOf(code.trim()), isAgentPage);
      const onEntered = () => {
        const { countryCode } = choice.country ?? {};
        if (!isAgentPage) rememberMobile({ countryCode, mobileNum: mobile().mobileNum }, isRemembered);
      };
      const attempt = { way: { type: input.type, account: mobile().mobileNum }, onEntered };
      await human.whenAsked((humanVerification) =>
        send({ ...input, ...(humanVerification && { humanVerification }) }, attempt),
      );
    } catch (error) {
      setFailure(failureText(error, t));
    }
  }
  const judgeMobile = (text: string) => {
    const fault = mobileFaultOf(text, choice.country);
    return fault ? t(fault.id, fault.values) : true;
  };
  return (
    <form ref={place} className={styles.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <MobileField
        choice={choice}
        required
        error={errors.mobileNum?.message}
        {...register('mobileNum', { validate: judgeMobile })}
      />
      <CodeField
        error={errors.code?.message}
        isReady={() => trigger('mobileNum', { shouldFocus: true })}
        onSend={() => sms.send(mobile())}
        {...register('code', { validate: (code) => code.trim() !== '' || t('login.code_needed') })}
      />
      {!isAgentPage && (
        <div className={styles.between}>
          <Checkbox label={t('login.remember')} {...register('isRemembered')} />
          <ForgotLink />
        </div>
      )}
      <HumanCheckNotice isSolving={sms.isSolving || human.isSolving} />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
