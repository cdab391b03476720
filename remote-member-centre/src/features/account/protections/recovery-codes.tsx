import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import styles from './authenticator.module.css';

const grouped = (code: string) => code.match(/.{1,4}/g)?.join(' ') ?? code;

/** The recovery codes, readable only here; each replaces a code of the authenticator once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `recoveryCodes.${id}` });
  const copy = async () => {
    await navigator.clipboard.writeText(codes.map(grouped).join('\n'));
    host.toast(text('copied'), 'good');
  };
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={text('title')}
      description={text('text')}
      closeLabel={intl.formatMessage({ id: 'form.close' })}
      footer={
        <>
          {/* Without the clipboard the codes are there to be written down. */}
          <Button icon={<CopyIcon size={20} />} onClick={() => void copy().catch(() => undefined)}>
            <FormattedMessage id="recoveryCodes.copy" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="recoveryCodes.saved" />
          </Button>
        </>
      }
    >
      <ol className={styles.codes} aria-label={text('title')}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{grouped(code)}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
