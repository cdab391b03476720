import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';
import type { InboxMessage } from '@portal/shared/contract/inbox/messages';
import { ShortTime } from '@portal/shared/parts/short-time';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { BinIcon } from '@portal/shared/ui/icons/media';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { RecordDetail } from '../../parts/records/record-detail.tsx';
import styles from './inbox.module.css';

/** Page to which a message links. */
const pageOfTopic: Readonly<Partial<Record<MessageTopic, string>>> = {
  reward: 'rewardCenter',
  promotion: 'rewardCenter',
  vip: 'rewardCenter',
  referral: 'rewardCenter',
  deposit: 'depositv2',
  withdrawal: 'withdraw',
  security: 'securityCenter',
};

interface MessageDetailProps {
  message: InboxMessage;
  onClose: () => void;
  onDelete: () => void;
}

/** One message with a link to its page. */
export function MessageDetail({ message, onClose, onDelete }: MessageDetailProps) {
  const intl = useIntl();
  const pages = useCentrePages();
  const page = pageOfTopic[message.topic];
  return (
    <RecordDetail title={message.title} description={<ShortTime at={message.at} hasZone />} onClose={onClose}>
      <p className={styles.content}>{message.content}</p>
      <div className={styles.acts}>
        {page && pages.has(page) ? (
          <Button variant="primary" onClick={() => pages.open(page)}>
            {intl.formatMessage({ id: `page.${page}` })}
          </Button>
        ) : null}
        <Button variant="quiet" icon={<BinIcon size={18} />} onClick={onDelete}>
          {intl.formatMessage({ id: 'inbox.deleteThis' })}
        </Button>
      </div>
    </RecordDetail>
  );
}
