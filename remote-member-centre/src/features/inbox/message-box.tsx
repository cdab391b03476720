import { type InboxMessage, listMessages } from '@portal/shared/contract/inbox/messages';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { BinIcon } from '@portal/shared/ui/icons/media';
import { useState } from 'react';
import { BoxList } from './box-list.tsx';
import { BoxRow } from './box-row.tsx';
import { MessageDetail } from './message-detail.tsx';
import { topicIcons } from './topic-icons.tsx';
import { UndoBar } from './undo-bar.tsx';
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
