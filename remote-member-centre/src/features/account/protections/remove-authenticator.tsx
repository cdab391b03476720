import { removeAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AuthenticatorCode } from '../../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { SecretField } from '../../../parts/forms/secret-field.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { useProtected } from '../../../parts/owner/use-protected.ts';

/** Removes the authenticator after the password and one of its codes, or a recovery code. */
export function RemoveAuthenticator({ onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const text = (id: string) => intl.formatMessage({ id: `authenticator.${id}` });
  const use = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ password: checks.filled(password), code: checks.authenticatorProof(code) }),
    async send(values) {
      await host.call(removeAuthenticator, values);
      onProtected('authenticator.removed', {}, { hasAuthenticator: false });
      onClose();
    },
    fieldOf: { old_password_wrong: 'password', invalid_verification_code: 'code' },
  });
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      isDanger
      title={text('title.remove')}
      description={text('text.remove')}
      submitLabel={text('remove')}
    >
      <SecretField {...use.field('password')} label={text('password')} autoComplete="current-password" />
      <AuthenticatorCode field={use.field('code')} takesRecoveryCode />
    </FormDialog>
  );
}
