import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMobileCodes } from '../../../host/session/mobile-codes.rules.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { OtherWays } from './other-ways.tsx';
import { ExtraForm } from './second-factor/extra-form.tsx';
import { SmsForm } from './sms-form.tsx';
import { useLogin } from './use-login.ts';
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
  const form =
    hasMobile && method === 'mobile' ? (
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
      {!isAgentPage && <OtherWays send={steps.send} />}
    </div>
  );
}
