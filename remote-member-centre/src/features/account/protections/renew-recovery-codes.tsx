import { renewRecoveryCodes } from '@portal/shared/contract/sessions/authenticator';
import { useIntl } from '@portal/shared/remote/intl';
import { AuthenticatorCode } from '../../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import { useProtected } from '../../../parts/owner/use-protected.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useNewCodes } from './use-new-codes.ts';

/** Replaces all recovery codes after a code of the app, and shows the new ones. */
export function RenewRecoveryCodes({ security, onClose }: ProtectionFormProps) {
  const intl = useIntl();
  const onProtected = useProtected();
  const { use, codes } = useNewCodes(renewRecoveryCodes);
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `recoveryCodes.${id}` }, values);
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
