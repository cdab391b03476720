import { useSyncExternalStore } from 'react';
import { cx } from '../cx.tsx';
import { BadIcon, CloseIcon, GoodIcon, InfoIcon, WarnIcon } from '../icons/frame.tsx';
import styles from './toast.module.css';
import type { ToastStore } from './toast-store.ts';

export { createToastStore, type ToastLink, type ToastStore, type ToastTone } from './toast-store.ts';

const icons = { good: GoodIcon, bad: BadIcon, warn: WarnIcon, neutral: InfoIcon };

export type ToastRegionProps = { store: ToastStore; label: string; closeLabel: string };

/** One per page. A live region: read out without moving the focus. */
export function ToastRegion({ store, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list);
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {toasts.map(({ id, text, tone, link }) => {
        const ToneIcon = icons[tone];
        return (
          <div key={id} className={cx(styles.toast, styles[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
            <ToneIcon className={styles.icon} />
            <p className={styles.text}>{text}</p>
            {link ? (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  store.dismiss(id);
                  link.open();
                }}
              >
                {link.text}
              </button>
            ) : null}
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => store.dismiss(id)}>
              <CloseIcon size={18} />
            </button>
          </div>
        );
      })}
    </section>
  );
}
