import { RefusalError } from '@portal/shared/client/errors';
import { bindMobile } from '@portal/shared/contract/member/security';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import { useCountries } from '@portal/shared/remote/use-countries';
import { Button } from '@portal/shared/ui/button';
import { mobileFaultOf } from '@portal/shared/ui/country.rules';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { CodeField } from '../parts/code-field/code-field.tsx';
import { MobileField } from '../parts/country-picker/mobile-field.tsx';
import { failureText } from '../parts/failure-text.ts';
import own from './first-login.module.css';

/** A mobile number, proved by the code sent to it. */
export function BindMobile({ onDone }: { onDone(): void }) {
  const t = useText();
  const host = useHost();
  const choice = useCountries();
  const form = useForm({ defaultValues: { mobile: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const number = () => ({
    mobileNum: form.getValues('mobile').trim(),
    countryDialingCode: choice.country?.countryDialingCode ?? '',
  });
  async function onSubmit({ code }: { code: string }): Promise<void> {
    try {
      await host.call(bindMobile, { ...number(), verificationCode: code.trim() });
      onDone();
    } catch (error) {
      const isCode = error instanceof RefusalError && error.code === 'invalid_verification_code';
      form.setError(isCode ? 'code' : 'mobile', { message: failureText(error, t) }, { shouldFocus: true });
    }
  }
  return (
    <form className={own.form} onSubmit={form.handleSubmit(onSubmit)} noValidate>
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
        onSend={() => host.call(sendOwnSmsCode, { purpose: 'bind_mobile', ...number() })}
        error={errors.code?.message}
        {...form.register('code', { validate: (text) => text.trim() !== '' || t('rule.code') })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('first.bind')}
      </Button>
    </form>
  );
}
