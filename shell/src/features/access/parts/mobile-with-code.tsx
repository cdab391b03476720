import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import type { UseFormReturn } from 'react-hook-form';
import { MobileField } from '../../../frame/fields/mobile-field.tsx';
import { useText } from '../../../host/use-text.ts';
import { CodeField } from './code-field/code-field.tsx';
import type { MobileFields, ProvedMobile } from './use-mobile.ts';

interface MobileWithCodeProps {
  form: UseFormReturn<MobileFields>;
  mobile: ProvedMobile;
  onSend: SmsProof['send'];
}

/** A mobile number and its code; a code can be requested once the number is valid (docs/product.md 5). */
export function MobileWithCode({ form, mobile, onSend }: MobileWithCodeProps) {
  const t = useText();
  const { errors } = form.formState;
  return (
    <>
      <MobileField
        choice={mobile.choice}
        required
        error={errors.mobileNum?.message}
        {...form.register('mobileNum', { validate: mobile.judge })}
      />
      <CodeField
        isWaiting={mobile.choice.isPending}
        isReady={() => form.trigger('mobileNum', { shouldFocus: true })}
        onSend={(place) => onSend(mobile.typed(), place)}
        error={errors.code?.message}
        {...form.register('code', { validate: (text) => text.trim() !== '' || t('rule.code') })}
      />
    </>
  );
}
