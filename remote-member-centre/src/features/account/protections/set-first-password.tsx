import { setFirstPassword } from '@portal/shared/contract/accounts/passwords';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { expectedProof, noProof, proofRefusals } from '@portal/shared/remote/verification/owner-proof.rules';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import { OwnerProof } from '../../../parts/owner/owner-proof.tsx';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { useProof } from '../../../parts/owner/use-proof.ts';
import { NewPasswordPair } from './new-password-pair.tsx';
import { useNewPassword } from './use-new-password.ts';

/** Sets the first login password of a member who logged in without one. */
export function SetFirstPassword({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onNewPassword = useNewPassword();
  const rule = useCallQuery(getRegisterSettings, {}).data?.rules.password;
  const proof = useProof(expectedProof(security));
  const text = (id: string) => intl.formatMessage({ id: `firstPassword.${id}` });
  const use = useForm({
    initial: { newPassword: '', confirmNewPassword: '', ...noProof },
    check: (values) => ({
      newPassword: checks.newPassword(values.newPassword, rule),
      confirmNewPassword: checks.same(values.confirmNewPassword, values.newPassword),
      ...proof.check(values),
    }),
    async send(values) {
      const { newPassword, confirmNewPassword } = values;
      const passwords = { newPassword, confirmNewPassword };
      await proof.sending(values, (owner) => host.call(setFirstPassword, { ...passwords, ...owner }));
      onNewPassword('firstPassword.done');
      onClose();
    },
    fieldOf: { invalid_password: 'newPassword', wrong_confirmation: 'confirmNewPassword', ...proofRefusals },
  });
  return (
    <FormDialog use={use} onClose={onClose} {...formWords(text)}>
      <NewPasswordPair use={use} rule={rule} />
      <OwnerProof proof={proof} use={use} />
    </FormDialog>
  );
}
