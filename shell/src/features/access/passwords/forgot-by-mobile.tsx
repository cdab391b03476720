import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { MobileWithCode } from '../parts/mobile-with-code.tsx';
import { useMobile } from '../parts/use-mobile.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { RuledPassword } from './ruled-password.tsx';
import { usePasswordByPhone } from './use-password-by-phone.ts';

/** Mobile number, code and new password; logs in with it at once (docs/product.md 4). */
export function ForgotByMobile({ onClose }: { onClose(): void }) {
  const t = useText();
  const { host } = usePortal();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const { form, mobile } = useMobile();
  const sms = useSmsProof((to, humanVerification) =>
    host.call(sendSmsCode, { ...to, purpose: 'password', ...(humanVerification && { humanVerification }) }),
  );
  const { set, failure } = usePasswordByPhone({ form, mobile, proofOf: sms.proofOf, onClose });
  return (
    <SubmitForm onSubmit={form.handleSubmit(set)} failure={failure} submitLabel={t('forgot.set_password')}>
      <MobileWithCode form={form} mobile={mobile} onSend={sms.send} />
      <RuledPassword
        rule={rule}
        typed={form.watch('newPassword')}
        error={form.formState.errors.newPassword?.message}
        register={(judge) => form.register('newPassword', { validate: judge })}
      />
      <HumanCheckNotice isSolving={sms.isSolving} />
    </SubmitForm>
  );
}
