import { bindEmail } from '@portal/shared/contract/accounts/security';
import { sendEmailCode } from '@portal/shared/contract/verification/codes';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { contactFieldOf } from '@portal/shared/remote/verification/contact-refusals.rules';
import { expectedProof, noProof, proofRefusals } from '@portal/shared/remote/verification/owner-proof.rules';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { CodeField } from '../../../parts/forms/code-field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import { OwnerProof } from '../../../parts/owner/owner-proof.tsx';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { useProof } from '../../../parts/owner/use-proof.ts';
import { useProtected } from '../../../parts/owner/use-protected.ts';

/** Binds or replaces an e-mail address by a code sent to it. */
export function BindEmail({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const proof = useProof(expectedProof(security));
  const text = (id: string) => intl.formatMessage({ id: `email.${id}` });
  const use = useForm({
    initial: { email: '', verificationCode: '', ...noProof },
    check: (values) => ({
      email: checks.email(values.email),
      verificationCode: checks.filled(values.verificationCode),
      ...proof.check(values),
    }),
    async send(values) {
      const { email, verificationCode } = values;
      const contact = { email, verificationCode };
      const bound = await proof.sending(values, (owner) => host.call(bindEmail, { ...contact, ...owner }));
      onProtected('email.done', bound, bound);
      onClose();
    },
    fieldOf: { ...contactFieldOf({ contact: 'email', code: 'verificationCode' }), ...proofRefusals },
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
      <TextField {...use.field('email')} required label={text('label')} type="email" autoComplete="email" />
      <CodeField field={use.field('verificationCode')} ask={ask} showAtField={use.showAtField} />
      <OwnerProof proof={proof} use={use} />
    </FormDialog>
  );
}
