import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import type { DialogProps } from '../../frame/dialogs/dialog-props.ts';
import { useAnnouncements } from '../../frame/notices/use-announcements.ts';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
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
