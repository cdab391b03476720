import { bindMobile } from '@portal/shared/contract/accounts/security';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import { useHost } from '@portal/shared/remote/host-context';
import { useSmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useText } from '../../../host/use-text.ts';
import { MobileWithCode } from '../parts/mobile-with-code.tsx';
import { type MobileFields, useMobile } from '../parts/use-mobile.ts';
import { OwnerProofField } from './owner-proof-field.tsx';
import { type ContactField, useContactForm } from './use-contact-form.ts';

const nameOf = (field: ContactField) => (field === 'contact' ? 'mobileNum' : field);

export interface BindContactProps {
  /** The contact of the registration. */
  typed: string | undefined;
  onDone(): void;
}

/** Binds a mobile number, verified by a code sent to it. */
export function BindMobile({ typed = '', onDone }: BindContactProps) {
  const t = useText();
  const { call } = useHost();
  const { form, mobile } = useMobile({ mobileNum: typed });
  const { errors } = form.formState;
  const { proof, failure, bind } = useContactForm({
    setError: (field, message) => form.setError(nameOf(field), { message }),
    setFocus: (field) => form.setFocus(nameOf(field)),
    onDone,
  });
  const sms = useSmsProof({
    sendByPlatform: (to) => call(sendOwnSmsCode, { purpose: 'bind_mobile', ...to }),
    notAsked: t('phone_auth.missing-verification-code'),
  });
  const send = (fields: MobileFields) =>
    bind(async () => {
      const owner = await proof.inputOf(fields);
      const { firebaseIdToken: mobileIdToken, verificationCode } = await sms.proofOf(fields.code.trim());
      const number = { ...mobile.typed(), verificationCode, ...(mobileIdToken && { mobileIdToken }) };
      return call(bindMobile, { ...number, ...owner });
    });
  return (
    <SubmitForm
      onSubmit={form.handleSubmit(send)}
      failure={failure}
      submitLabel={t('first.bind')}
      isWaiting={mobile.choice.isPending}
    >
      <MobileWithCode form={form} mobile={mobile} onSend={sms.send} />
      <OwnerProofField proof={proof} errors={errors} register={form.register} />
    </SubmitForm>
  );
}
