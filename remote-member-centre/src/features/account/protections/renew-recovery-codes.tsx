import { renewRecoveryCodes } from '@portal/shared/contract/sessions/authenticator';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import { AuthenticatorCode } from '../../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { useProtected } from '../../../parts/owner/use-protected.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Replaces all recovery codes after a code of the app, and shows the new ones. */
export function RenewRecoveryCodes({ security, onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const onProtected = useProtected();
  const [codes, setCodes] = useState<readonly string[]>();
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `recoveryCodes.${id}` }, values);
  const use = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: checks.sixDigitCode(code) }),
    async send(values) {
      const { recoveryCodes } = await host.call(renewRecoveryCodes, values);
      setCodes(recoveryCodes);
    },
    fieldOf: { invalid_verification_code: 'code' },
  });
  if (codes) {
    const end = () => {
      onProtected('recoveryCodes.done');
      onClose();
    };
    return <RecoveryCodes codes={codes} onClose={end} />;
  }
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text('title.renew')}
      description={text('text.renew', { left: security.recoveryCodesLeft ?? 0 })}
      submitLabel={text('renew')}
    >
      <AuthenticatorCode field={use.field('code')} />
    </FormDialog>
  );
}
