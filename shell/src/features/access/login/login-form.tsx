import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import { useHost } from '@portal/shared/remote/host-context';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMobileCodes } from '../../../host/session/mobile-codes.rules.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { MobileWithCode } from '../parts/mobile-with-code.tsx';
import { useMobile } from '../parts/use-mobile.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { OtherWays } from './other-ways.tsx';
import { RememberOrForgot } from './remember-or-forgot.tsx';
import { rememberedMobile } from './remembered.ts';
import { ExtraForm } from './second-factor/extra-form.tsx';
import { type LoginSteps, useLogin } from './use-login.ts';
import { useSmsLogin } from './use-sms-login.ts';
import { UsernameForm } from './username-form.tsx';

type Method = 'username' | 'mobile';

interface LoginFormProps {
  /** Agent mode: no remembered user; only agents may log in. */
  isAgentPage?: boolean;
  method?: Method;
  onDone(): void;
}

/**
 * All login methods (docs/product.md 2.3): the choice appears only with the SMS-login setting, plus the extra steps.
 */
export function LoginForm({ isAgentPage = false, method: wanted = 'username', onDone }: LoginFormProps) {
  const t = useText();
  const { host } = usePortal();
  const steps = useLogin(() => {
    if (isAgentPage) host.navigate('/agentHome', { replace: true });
    onDone();
  });
  const [method, setMethod] = useState<Method>(wanted);
  const [message, setMessage] = useState('');
  const hasMobile = hasMobileCodes(host.site);
  if (steps.extra) {
    const leave = (text = '') => {
      setMessage(text);
      steps.leaveExtra();
    };
    return <ExtraForm extra={steps.extra} finish={steps.finish} onLeave={leave} />;
  }
  const isByMobile = hasMobile && method === 'mobile';
  const form = isByMobile ? (
    <SmsForm send={steps.send} isAgentPage={isAgentPage} />
  ) : (
    <UsernameForm send={steps.send} isAgentPage={isAgentPage} />
  );
  return (
    <div className={styles.form}>
      <FailureNote>{message}</FailureNote>
      {hasMobile ? (
        <Tabs
          look="pill"
          label={t('login.method')}
          value={method}
          onChange={setMethod}
          items={[
            { value: 'username', label: t('login.by_username') },
            { value: 'mobile', label: t('login.by_mobile') },
          ]}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      {!isAgentPage && <OtherWays send={steps.send} canFillIn={!isByMobile && !steps.isSending} />}
    </div>
  );
}

/** Mobile number and the code sent to it (docs/product.md 2.3). */
function SmsForm({ send, isAgentPage }: { send: LoginSteps['send']; isAgentPage: boolean }) {
  const t = useText();
  const [remembered] = useState(() => (isAgentPage ? { mobileNum: '' } : rememberedMobile()));
  const { call } = useHost();
  const { form, mobile } = useMobile(remembered);
  const sms = useSmsProof((to, humanVerification) =>
    call(sendSmsCode, { ...to, purpose: 'login', ...(humanVerification && { humanVerification }) }),
  );
  const login = useSmsLogin({ mobile, proofOf: sms.proofOf, send, isAgentPage });
  return (
    <SubmitForm
      onSubmit={form.handleSubmit(login.attempt)}
      failure={login.failure}
      submitLabel={t('login.submit')}
      isWaiting={mobile.choice.isPending}
    >
      <MobileWithCode form={form} mobile={mobile} onSend={sms.send} />
      {!isAgentPage && <RememberOrForgot {...form.register('isRemembered')} />}
      <HumanCheckNotice isSolving={sms.isSolving || login.isSolving} />
    </SubmitForm>
  );
}
