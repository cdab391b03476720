import { getCustomerService } from '@portal/shared/contract/system/site-calls';
import { ChatIcon } from '@portal/shared/ui/icons-media';
import { useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { openChatLink } from './chat-link.ts';
import styles from './passwords.module.css';

/** Type of the chat link among the paths of the customer service. */
const chatType = 3;

/**
 * Customer service in a small window (specification 2.3). The window is opened by the press itself, or browsers would
 * block it, and closed again when the link cannot be had.
 */
export function SupportLink() {
  const t = useText();
  const { host, toasts } = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  async function linkOfChat(): Promise<string> {
    const { version } = await host.call(getCustomerService, {});
    const chat = version.pathList.find(({ type }) => type === chatType);
    if (!chat) throw new TypeError('there is no chat link');
    return openChatLink(chat.path);
  }
  async function open(): Promise<void> {
    const page = window.open('', 'support', 'width=440,height=750');
    if (!page) return void toasts.say(t('error.popup_blocked'), 'bad');
    setIsBusy(true);
    try {
      const link = await linkOfChat();
      page.opener = null;
      page.location.replace(link);
    } catch {
      page.close();
      toasts.say(t('error.network'), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button type="button" className={styles.support} aria-busy={isBusy || undefined} onClick={() => void open()}>
      <ChatIcon size={20} />
      {t('forgot.support')}
    </button>
  );
}
