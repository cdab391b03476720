import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import type { ReactNode } from 'react';
import styles from './record-detail.module.css';

interface RecordDetailProps {
  title: ReactNode;
  description?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One entry of a record over the page. */
export function RecordDetail({ title, description, onClose, children }: RecordDetailProps) {
  const closeLabel = useIntl().formatMessage({ id: 'form.close' });
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} closeLabel={closeLabel}>
      <div className={styles.detail}>{children}</div>
    </Dialog>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

export function RecordFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An id to give to customer service, whole and ready to be copied. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const host = useHost();
  const intl = useIntl();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    host.toast(intl.formatMessage({ id: 'record.copied' }), 'good');
  };
  return (
    <span className={styles.copy}>
      <code className={styles.code} translate="no">
        {text}
      </code>
      <IconButton label={label} icon={<CopyIcon size={20} />} onClick={() => void copy().catch(() => undefined)} />
    </span>
  );
}
