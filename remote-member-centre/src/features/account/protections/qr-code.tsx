import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Qr } from '@portal/shared/ui/images/qr';
import styles from './authenticator.module.css';

/** The address of the pairing as a picture. Where its chunk does not arrive, the text beside it does. */
export function QrCode({ address }: { address: string }) {
  const intl = useIntl();
  const noPicture = (
    <p className={styles.caption}>
      <FormattedMessage id="authenticator.noPicture" />
    </p>
  );
  const title = intl.formatMessage({ id: 'authenticator.picture' });
  return <Qr address={address} title={title} failed={noPicture} className={styles.picture} />;
}
