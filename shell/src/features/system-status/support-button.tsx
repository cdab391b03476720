import { Button } from '@portal/shared/ui/button';
import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './system-page.module.css';
import type { SystemPorts } from './system-ports.ts';

const texts = { opened: '', blocked: 'error.popup_blocked', failed: 'error.network' };

/** Customer service: the chat beside the page, or a message form if there is no chat. */
export function SupportButton({ ports: { openChat, feedback } }: { ports: SystemPorts }) {
  const t = useText();
  const [isWriting, setIsWriting] = useState(false);
  const [fault, setFault] = useState('');
  if (isWriting) return <div className={styles.more}>{feedback}</div>;
  const press = async () => {
    if (!openChat) return setIsWriting(true);
    setFault(texts[await openChat()]);
  };
  return (
    <>
      <Button icon={<ChatIcon size={20} />} onClick={() => void press()}>
        {t('system.support')}
      </Button>
      <p role="alert" className={styles.fault}>
        {fault && t(fault)}
      </p>
    </>
  );
}
