import type { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { AnnouncementText } from '@portal/shared/parts/announcement-text';
import { ShortTime } from '@portal/shared/parts/short-time';
import { plainWords } from '@portal/shared/remote/plain-words';
import { cx } from '@portal/shared/ui/cx';
import { ChevronDownIcon } from '@portal/shared/ui/icons/frame';
import { useId, useState } from 'react';
import styles from './announcements.module.css';

type Notice = CallOutput<typeof listAgentAnnouncements>['list'][number];

/** Title, day and first words; a press opens the whole text below them. */
export function AnnouncementItem({ notice }: { notice: Notice }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.words}>
            <span className={styles.title}>{notice.title}</span>
            {isOpen ? null : <span className={styles.preview}>{plainWords(notice.content)}</span>}
            <ShortTime at={notice.at} />
          </span>
          <ChevronDownIcon size={20} className={cx(styles.chevron, isOpen && styles.up)} />
        </button>
      </h3>
      <div id={id} className={styles.text} hidden={!isOpen}>
        {isOpen ? <AnnouncementText html={notice.content} /> : null}
      </div>
    </li>
  );
}
