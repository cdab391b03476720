import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';
import { type InboxMessage, listMessages } from '@portal/shared/contract/inbox/messages';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ChatIcon, GiftIcon, ShieldIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import type { IconTone } from '@portal/shared/ui/icons/icon-spot';
import { BinIcon } from '@portal/shared/ui/icons/media';
import { CoinsIcon, DepositIcon, TrophyIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import { PeopleIcon } from '@portal/shared/ui/icons/navigation';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import { type ComponentType, useState } from 'react';
import { BoxList } from './box-list.tsx';
import { BoxRow } from './box-row.tsx';
import styles from './inbox.module.css';
import { MessageDetail } from './message-detail.tsx';
import { useBoxPages } from './use-box-pages.ts';
import { rowsPerPage, useInboxActs } from './use-inbox.ts';

/** Messages to the member: read once opened; a deleted one can be restored. */
export function MessageBox() {
  const intl = useIntl();
  const acts = useInboxActs();
  const [opened, setOpened] = useState<InboxMessage>();
  const [deleted, setDeleted] = useState<InboxMessage>();
  const [pageNo, onPage] = useState(1);
  const answer = useCallQuery(listMessages, { pageNo, pageSize: rowsPerPage }, { keepPrevious: true });
  useBoxPages(answer.data?.totalPages, pageNo, onPage);

  function open(message: InboxMessage): void {
    setOpened(message);
    if (!message.isRead) void acts.read({ box: 'messages', ids: [message.id] });
  }

  async function remove(message: InboxMessage): Promise<void> {
    setOpened(undefined);
    if (await acts.remove(message.id)) setDeleted(message);
  }

  async function restore(message: InboxMessage): Promise<void> {
    if (await acts.restore(message.id)) setDeleted(undefined);
  }

  const row = (message: InboxMessage) => {
    const { Icon, tone } = topicIcons[message.topic];
    const { id, title, content: preview, at, isRead } = message;
    return (
      <BoxRow key={id} {...{ title, preview, at, isRead, tone }} icon={<Icon size={20} />} onOpen={() => open(message)}>
        <IconButton
          label={intl.formatMessage({ id: 'inbox.delete' }, { title })}
          icon={<BinIcon size={20} />}
          onClick={() => void remove(message)}
        />
      </BoxRow>
    );
  };
  return (
    <>
      <BoxList
        box="messages"
        answer={answer}
        unread={answer.data?.unread.messages ?? 0}
        pages={{ pageNo, onPage }}
        onReadAll={() => void acts.read({ box: 'messages' })}
        row={row}
      >
        {deleted ? <UndoBar key={deleted.id} title={deleted.title} onUndo={() => void restore(deleted)} /> : null}
      </BoxList>
      {opened ? (
        <MessageDetail message={opened} onClose={() => setOpened(undefined)} onDelete={() => void remove(opened)} />
      ) : null}
    </>
  );
}

/** Icon and colour of a message's subject. */
const topicIcons: Readonly<Record<MessageTopic, { Icon: ComponentType<{ size?: number }>; tone?: IconTone }>> = {
  reward: { Icon: GiftIcon, tone: 'accent' },
  promotion: { Icon: SparkIcon, tone: 'accent' },
  points: { Icon: CoinsIcon, tone: 'accent' },
  vip: { Icon: TrophyIcon, tone: 'accent' },
  referral: { Icon: PeopleIcon, tone: 'accent' },
  deposit: { Icon: DepositIcon, tone: 'good' },
  withdrawal: { Icon: WithdrawIcon, tone: 'good' },
  security: { Icon: ShieldIcon, tone: 'warn' },
  service: { Icon: ChatIcon },
};

/** Reports a deletion with an undo button, until the next action. */
function UndoBar({ title, onUndo }: { title: string; onUndo: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.undo} role="status">
      <span className={styles.undoText}>{intl.formatMessage({ id: 'inbox.deleted' }, { title })}</span>
      <Button size="small" onClick={onUndo}>
        {intl.formatMessage({ id: 'inbox.undo' })}
      </Button>
    </div>
  );
}
