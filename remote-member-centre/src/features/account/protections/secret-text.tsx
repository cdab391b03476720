import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import styles from './authenticator.module.css';

/** Base32 in groups of four, as it is typed by hand. */
export function SecretText({ secret }: { secret: string }) {
  const host = useHost();
  const intl = useIntl();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    host.toast(intl.formatMessage({ id: 'authenticator.copied' }), 'good');
  };
  return (
    <div>
      <p className={styles.caption}>
        <FormattedMessage id="authenticator.secret" />
      </p>
      <p className={styles.secret}>
        <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        {/* Without the clipboard the text is there to be typed. */}
        <IconButton
          label={intl.formatMessage({ id: 'authenticator.copy' })}
          icon={<CopyIcon size={20} />}
          onClick={() => void copy().catch(() => undefined)}
        />
      </p>
    </div>
  );
}
