import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import { useHost } from '@portal/shared/remote/host-context';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { MobileWithCode } from '../parts/mobile-with-code.tsx';
import { useMobile } from '../parts/use-mobile.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { RememberOrForgot } from './remember-or-forgot.tsx';
import { rememberedMobile } from './remembered.ts';
import type { LoginSteps } from './use-login.ts';
import { useSmsLogin } from './use-sms-login.ts';

/** Mobile number and the code sent to it (docs/product.md 2.3). */
export function SmsForm({ send, isAgentPage }: { send: LoginSteps['send']; isAgentPage: boolean }) {
  const t = useText();
  const [remembered] = useState(() => (isAgentPage ? { mobileNum: '' } : rememberedMobile()));
  const { call } = useHost();
  const { form, mobile } = useMobile(remembered);
  const sms = useSmsProof((to, humanVerification) =>
    call(sendSmsCode, { ...to, purpose: 'login', ...(humanVerification && { humanVerification }) }),
  );
  const login = useSmsLogin({ mobile, proofOf: sms.proofOf, send, isAgentPage });
  return (
    <SubmitForm onSubmit={form.handleSubmit(login.attempt)} failure={login.failure} submitLabel={t('login.submit')}>
      <MobileWithCode form={form} mobile={mobile} onSend={sms.send} />
      {!isAgentPage && <RememberOrForgot {...form.register('isRemembered')} />}
      <HumanCheckNotice isSolving={sms.isSolving || login.isSolving} />
    </SubmitForm>
  );
}
