import { useAtomValue } from '@portal/shared/remote/state';
import { isComposing } from '@portal/shared/ui/behaviour/is-composing';
import { Loader } from '@portal/shared/ui/feedback/loader';
import { CloseIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DialogName, dialogsAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import styles from './dialog-waiting.module.css';

/** A dialog that loads faster needs no cover. */
const coverAfterMs = 400;

/**
 * Stands in until the dialog has loaded, visible only if that takes a while. It holds the focus like the dialog and
 * returns it to the opener, so that the dialog finds its opener, too.
 */
export function DialogWaiting({ name, onClose }: { name: DialogName; onClose(): void }) {
  const isOnTop = useAtomValue(dialogsAtom).at(-1)?.name === name;
  const isLate = useIsLate();
  useEffect(() => {
    if (!isOnTop) return;
    // One press closes one dialog: the event must not reach the open dialog below.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isOnTop, onClose]);
  return isLate && <Cover onClose={onClose} />;
}

function Cover({ onClose }: { onClose(): void }) {
  const t = useText();
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    cover.current?.querySelector('button')?.focus();
    // Runs before the dialog, which mounts in the same commit, records its opener.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus on its one button.
    <div ref={cover} onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}>
      <Loader isOverlay label={t('common.loading')} />
      <IconButton className={styles.close} label={t('common.close')} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), coverAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
