import { bindEmail } from '@portal/shared/contract/member/security';
import { sendEmailCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { TextField } from '@portal/shared/ui/text-field';
import { CodeField } from '../../../parts/code-field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChecks } from '../../../parts/use-checks.ts';
import { useForm } from '../../../parts/use-form.ts';
import { ContactProof } from './contact-proof.tsx';
import type { ProtectionFormProps } from './protection-form.ts';
import { useProtected } from './use-protected.ts';

/** Binds an e-mail address, or another one in its place, by a code sent to it. */
export function BindEmail({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const needsLogin = security.hasPassword;
  const text = (id: string) => intl.formatMessage({ id: `email.${id}` });
  const use = useForm({
    initial: { email: '', verificationCode: '', loginPassword: '' },
    check: ({ email, verificationCode, loginPassword }) => ({
      email: checks.email(email),
      verificationCode: checks.filled(verificationCode),
      loginPassword: needsLogin ? checks.filled(loginPassword) : undefined,
    }),
    async send({ loginPassword, ...values }) {
      const { email } = await host.call(bindEmail, { ...values, ...(needsLogin && { loginPassword }) });
      onProtected('email.done', { email });
      onClose();
    },
    fieldOf: {
      invalid_email: 'email',
      contact_bound: 'email',
      invalid_verification_code: 'verificationCode',
      old_password_wrong: 'loginPassword',
    },
  });
  function ask() {
    const { email } = use.values;
    const fault = checks.email(email);
    return use.mark(fault ? { email: fault } : {}) ? host.call(sendEmailCode, { email }) : undefined;
  }
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text(security.email ? 'title.change' : 'title.bind')}
      description={text('text')}
      submitLabel={text('submit')}
    >
      <TextField
        {...use.field('email')}
        required
        label={text('label')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <CodeField field={use.field('verificationCode')} ask={ask} showAtField={use.showAtField} />
      {needsLogin && <ContactProof field={use.field('loginPassword')} />}
    </FormDialog>
  );
}
