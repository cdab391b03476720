import { getSecurity } from '@portal/shared/contract/accounts/security';
import { addPasskey, startPasskey } from '@portal/shared/contract/sessions/passkeys';
import { tidyName } from '@portal/shared/contract/typed/tidy-name.rules';
import { refusing } from '@portal/shared/remote/calls/refusal-of';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { browserKeys, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { AuthenticatorCode } from '../../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { PaymentPasswordField } from '../../../parts/forms/payment-password-field.tsx';
import { SecretField } from '../../../parts/forms/secret-field.tsx';
import { authenticatorRefusals } from '../../../parts/forms/use-authenticator-proof.ts';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import type { Security } from '../../../parts/owner/security.ts';
import { SetFirstPassword } from '../protections/set-first-password.tsx';
import { usePasskeyRefresh } from './passkey.ts';
import { PasskeyName } from './passkey-name.tsx';

/** Adds a passkey of this device; a member without a password sets that first. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const security = useCallQuery(getSecurity, {}).data;
  if (!security) return null;
  if (!security.hasPassword) return <SetFirstPassword security={security} onClose={onClose} />;
  return <AddForm security={security} onClose={onClose} />;
}

/** Asks for all that the passkey may replace later, then for the device. */
function AddForm({ security, onClose }: { security: Security; onClose: () => void }) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const refresh = usePasskeyRefresh();
  const { hasPaymentPassword: pays, hasAuthenticator: hasCode } = security;
  const text = (id: string) => intl.formatMessage({ id: `passkeys.${id}` });
  const use = useForm({
    initial: { name: '', password: '', paymentPassword: '', authenticatorCode: '' },
    check: ({ name, password, paymentPassword, authenticatorCode }) => ({
      name: checks.filled(tidyName(name)),
      password: checks.filled(password),
      paymentPassword: pays ? checks.paymentPassword(paymentPassword) : undefined,
      authenticatorCode: hasCode ? checks.authenticatorProof(authenticatorCode) : undefined,
    }),
    async send({ name, password, paymentPassword, authenticatorCode }) {
      const more = { ...(pays && { paymentPassword }), ...(hasCode && { authenticatorCode }) };
      const { options } = await host.call(startPasskey, { password, ...more });
      const answer = await browserKeys.make(options).catch((error: unknown) => {
        throw error instanceof NoKeyError ? refusing('no_passkey', text('notMade')) : error;
      });
      await host.call(addPasskey, { name, answer });
      void refresh();
      host.toast(text('done'), 'good');
      onClose();
    },
    fieldOf: {
      old_password_wrong: 'password',
      payment_password_wrong: 'paymentPassword',
      payment_password_locked: 'paymentPassword',
      ...authenticatorRefusals,
    },
  });
  return (
    <FormDialog use={use} onClose={onClose} title={text('add')} description={text('text')} submitLabel={text('next')}>
      <PasskeyName field={use.field('name')} />
      <SecretField
        {...use.field('password')}
        label={intl.formatMessage({ id: 'authenticator.password' })}
        autoComplete="current-password"
      />
      {pays ? <PaymentPasswordField field={use.field('paymentPassword')} /> : null}
      {hasCode ? <AuthenticatorCode field={use.field('authenticatorCode')} takesRecoveryCode /> : null}
    </FormDialog>
  );
}
