import { setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { SecretField } from '../../../parts/forms/secret-field.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { ConfirmAuthenticator } from './confirm-authenticator.tsx';

/** Sets up an authenticator in two steps: the password, then a code from the app with the new secret. */
export function SetUpAuthenticator({ onClose }: ProtectionFormProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const [pairing, setPairing] = useState<{ secret: string; address: string }>();
  const text = (id: string) => intl.formatMessage({ id: `authenticator.${id}` });
  const use = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checks.filled(password) }),
    send: async (values) => setPairing(await host.call(setUpAuthenticator, values)),
    fieldOf: { old_password_wrong: 'password' },
  });
  if (pairing) return <ConfirmAuthenticator pairing={pairing} onClose={onClose} />;
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text('title.setUp')}
      description={text('text.setUp')}
      submitLabel={text('next')}
    >
      <SecretField {...use.field('password')} label={text('password')} autoComplete="current-password" />
    </FormDialog>
  );
}
