import { Dialog } from '@portal/shared/ui/dialog';
import type { DialogProps } from '../../frame/dialogs/dialog-props.ts';
import { QueryView } from '../../frame/query-view.tsx';
import { useAnnouncements } from '../../frame/use-announcements.ts';
import { useText } from '../../host/use-text.ts';
import { NoticeReader } from './notice-reader.tsx';

/** The notice modal, opened at the pressed notice. */
export function NoticeDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const query = useAnnouncements();
  const firstId = dialog.name === 'notice' ? dialog.noticeId : undefined;
  return (
    <Dialog isOpen size="large" onClose={onClose} title={t('notice.title')} closeLabel={t('common.close')}>
      <QueryView query={query}>
        {({ notices }) => <NoticeReader key={firstId} notices={notices} firstId={firstId} />}
      </QueryView>
    </Dialog>
  );
}
