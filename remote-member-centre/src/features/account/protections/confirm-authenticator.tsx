import { confirmAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { buttonClass } from '@portal/shared/ui/button';
import { Qr } from '@portal/shared/ui/images/qr';
import { AuthenticatorCode } from '../../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useProtected } from '../../../parts/owner/use-protected.ts';
import styles from './authenticator.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecretText } from './secret-text.tsx';
import { useNewCodes } from './use-new-codes.ts';

interface ConfirmAuthenticatorProps {
  pairing: { secret: string; address: string };
  onClose: () => void;
}

/** The secret as a picture to scan, as a link for an app on this device and as text to type; then a code proves it, and the recovery codes follow. */
export function ConfirmAuthenticator({ pairing, onClose }: ConfirmAuthenticatorProps) {
  const intl = useIntl();
  const onProtected = useProtected();
  const { use, codes } = useNewCodes(confirmAuthenticator);
  const text = (id: string) => intl.formatMessage({ id: `authenticator.${id}` });
  if (codes) {
    const end = () => {
      onProtected('authenticator.done', {}, { hasAuthenticator: true });
      onClose();
    };
    return <RecoveryCodes codes={codes} onClose={end} />;
  }
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      title={text('title.setUp')}
      description={text('text.scan')}
      submitLabel={text('confirm')}
    >
      <div className={styles.pairing}>
        <QrCode address={pairing.address} />
        <div className={styles.ways}>
          <a href={pairing.address} className={buttonClass({ size: 'small' })}>
            <FormattedMessage id="authenticator.open" />
          </a>
          <SecretText secret={pairing.secret} />
        </div>
      </div>
      <AuthenticatorCode field={use.field('code')} />
    </FormDialog>
  );
}

/** The pairing address as a QR code. If its chunk fails to load, the text beside it is enough. */
function QrCode({ address }: { address: string }) {
  const intl = useIntl();
  const noPicture = (
    <p className={styles.caption}>
      <FormattedMessage id="authenticator.noPicture" />
    </p>
  );
  const title = intl.formatMessage({ id: 'authenticator.picture' });
  return <Qr address={address} title={title} failed={noPicture} className={styles.picture} />;
}
