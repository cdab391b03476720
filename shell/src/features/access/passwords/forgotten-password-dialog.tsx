import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMobileCodes } from '../../../host/session/mobile-codes.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { ExtraForm } from '../login/second-factor/extra-form.tsx';
import { type LoginSteps, useLogin } from '../login/use-login.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import { DialogLink } from '../parts/dialog-link.tsx';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { MobileWithCode } from '../parts/mobile-with-code.tsx';
import { useMobile } from '../parts/use-mobile.ts';
import { useSmsProof } from '../parts/use-sms-proof.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import own from './passwords.module.css';
import { RuledPassword } from './ruled-password.tsx';
import { usePasswordByPhone } from './use-password-by-phone.ts';

type Way = 'email' | 'mobile';

/**
 * Forgotten password (docs/product.md 2.3): by e-mail if mail is sent, by mobile number if codes by SMS are on, or by
 * support.
 */
export function ForgottenPasswordDialog({ onClose }: DialogProps) {
  const t = useText();
  const { host, dialogs } = usePortal();
  const byMail = provableContacts(host.site.identity).includes('email');
  const ways: Way[] = [
    ...(byMail ? ['email' as const] : []),
    ...(hasMobileCodes(host.site) ? ['mobile' as const] : []),
  ];
  const [way, setWay] = useState(ways[0]);
  const steps = useLogin(() => {
    onClose();
    host.navigate('/');
  });
  const form = way === 'mobile' ? <ForgotByMobile steps={steps} /> : way && <ForgotByEmail onClose={onClose} />;
  return (
    <AccessSheet
      onClose={onClose}
      title={t('forgot.title')}
      art={{ group: 'w_forget' }}
      description={<DialogLink to="login" textId="forgot.to_login" />}
    >
      <div className={own.sheet}>
        {steps.extra ? (
          // The new password is set already.
          <ExtraForm extra={steps.extra} finish={steps.finish} onLeave={() => dialogs.open({ name: 'login' })} />
        ) : way && ways.length > 1 ? (
          <Tabs
            label={t('forgot.ways')}
            look="pill"
            items={ways.map((value) => ({ value, label: t(`forgot.by_${value}`) }))}
            value={way}
            onChange={setWay}
          >
            {form}
          </Tabs>
        ) : (
          form
        )}
        <SupportLink />
      </div>
    </AccessSheet>
  );
}

/** Customer service for visitors who cannot log in (docs/product.md 2.3): the live chat in a small window. */
function SupportLink() {
  const t = useText();
  const { openChat } = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  async function open(): Promise<void> {
    setIsBusy(true);
    await openChat();
    setIsBusy(false);
  }
  return (
    <button type="button" className={own.support} aria-busy={isBusy || undefined} onClick={() => void open()}>
      <ChatIcon size={20} />
      {t('forgot.support')}
    </button>
  );
}

/** Mobile number, code and new password; logs in with it, after the authenticator's code if there is one. */
function ForgotByMobile({ steps }: { steps: LoginSteps }) {
  const t = useText();
  const { host } = usePortal();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const { form, mobile } = useMobile();
  const sms = useSmsProof((to, humanVerification) =>
    host.call(sendSmsCode, { ...to, purpose: 'password', ...(humanVerification && { humanVerification }) }),
  );
  const { set, failure } = usePasswordByPhone({ form, mobile, proofOf: sms.proofOf, steps });
  return (
    <SubmitForm
      onSubmit={form.handleSubmit(set)}
      failure={failure}
      submitLabel={t('forgot.set_password')}
      isWaiting={mobile.choice.isPending}
    >
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
