import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { useEffect, useState } from 'react';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { useAnnouncements } from '../../../frame/notices/use-announcements.ts';
import { RichText } from '../../../frame/page-parts/rich-text.tsx';
import { useText } from '../../../host/use-text.ts';
import { accountFocus } from '../parts/account-focus.ts';
import styles from './after-login.module.css';

/** Shows the popup announcements (type PU) one after another, once per login; nothing if there are none. */
export function AfterLoginDialog({ onClose }: DialogProps) {
  const t = useText();
  const { data, isError } = useAnnouncements();
  const [index, setIndex] = useState(0);
  const popups = data?.notices.filter(({ type }) => type === 'PU');
  const hasNothing = isError || popups?.length === 0;
  useEffect(() => {
    if (hasNothing) onClose();
  }, [hasNothing, onClose]);
  const notice = popups?.[index];
  if (!popups || !notice) return null;
  const isLast = index === popups.length - 1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      finalFocus={accountFocus}
      title={notice.title}
      closeLabel={t('common.close')}
      footer={
        <>
          {popups.length > 1 && (
            <span className={styles.place}>{t('after_login.place', { place: index + 1, count: popups.length })}</span>
          )}
          <Button variant="primary" onClick={isLast ? onClose : () => setIndex(index + 1)}>
            {t(isLast ? 'after_login.done' : 'common.next')}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <RichText key={notice.id} html={notice.content} />
      </div>
    </Dialog>
  );
}
