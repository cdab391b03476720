import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useChunk } from '../../../parts/use-chunk.ts';
import styles from './authenticator.module.css';

const edgePx = 184;
const load = async () => {
  const { QRCodeSVG } = await import('qrcode.react');
  return QRCodeSVG;
};

/** Black on white in both themes, so that every camera reads it. Where its chunk does not arrive, the text beside it does. */
export function QrCode({ address }: { address: string }) {
  const intl = useIntl();
  const { data: Picture, isError } = useChunk('qr-code', load);
  if (isError) {
    return (
      <p className={styles.caption}>
        <FormattedMessage id="authenticator.noPicture" />
      </p>
    );
  }
  return (
    <div className={styles.picture}>
      {Picture ? (
        <Picture
          value={address}
          size={edgePx}
          marginSize={2}
          bgColor="#ffffff"
          fgColor="#000000"
          title={intl.formatMessage({ id: 'authenticator.picture' })}
        />
      ) : (
        <Skeleton shape="block" width={edgePx} height={edgePx} />
      )}
    </div>
  );
}
