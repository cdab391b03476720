import { usePauseOffScreen } from '@portal/shared/ui/behaviour/use-pause-off-screen';
import { MegaphoneIcon, PauseIcon, PlayIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useRef, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './notice-bar.module.css';
import { useAnnouncements } from './use-announcements.ts';

const secondsPerNotice = 9;

/** A ticker of notice titles; a press opens the notice; it can be stopped. */
export function NoticeBar() {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const { dialogs } = usePortal();
  const { data, isPending } = useAnnouncements();
  const [isPaused, setIsPaused] = useState(false);
  const notices = data?.notices ?? [];
  usePauseOffScreen(bar);
  if (!isPending && notices.length === 0) return null;
  const titles = (isCopy: boolean) => (
    <ul className={styles.titles} aria-hidden={isCopy || undefined}>
      {notices.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.title}
            tabIndex={isCopy ? -1 : undefined}
            // A browser leaves a title that is barely in view where it is. Below a pointer none may move away.
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible'))
                currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'center' });
            }}
            onBlur={() => view.current?.scrollTo?.({ left: 0 })}
            onClick={() => dialogs.open({ name: 'notice', noticeId: id })}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section ref={bar} className={styles.bar} aria-label={t('notice.label')} aria-busy={isPending}>
      <MegaphoneIcon size={20} className={styles.icon} />
      <div ref={view} className={styles.window}>
        {notices.length > 0 && (
          <div
            className={styles.belt}
            data-paused={isPaused || undefined}
            style={{ animationDuration: `${notices.length * secondsPerNotice}s` }}
          >
            {titles(false)}
            {titles(true)}
          </div>
        )}
      </div>
      <IconButton
        label={t(isPaused ? 'common.play' : 'common.pause')}
        icon={isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        onClick={() => setIsPaused(!isPaused)}
      />
    </section>
  );
}
