import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from './passwords.module.css';

/** Customer service for visitors who cannot log in (docs/product.md 2.3): the live chat in a small window. */
export function SupportLink() {
  const t = useText();
  const { openChat } = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  async function open(): Promise<void> {
    setIsBusy(true);
    await openChat();
    setIsBusy(false);
  }
  return (
    <button type="button" className={styles.support} aria-busy={isBusy || undefined} onClick={() => void open()}>
      <ChatIcon size={20} />
      {t('forgot.support')}
    </button>
  );
}
