import { useAtomValue } from '@portal/shared/remote/state';
import { IconButton } from '@portal/shared/ui/icon-button';
import { CloseIcon } from '@portal/shared/ui/icons-frame';
import { isComposing } from '@portal/shared/ui/is-composing';
import { Loader } from '@portal/shared/ui/loader';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DialogName, dialogsAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import styles from './dialog-waiting.module.css';

/** A dialog that is here by then needs no cover. */
const coverAfterMs = 400;

/**
 * Until the dialog is here, and seen where that takes long enough to be waited for. It holds the focus as the dialog itself would,
 * and gives it back to what opened the dialog, which is where the dialog gives it back to, too.
 */
export function DialogWaiting({ name, onClose }: { name: DialogName; onClose(): void }) {
  const isOnTop = useAtomValue(dialogsAtom).at(-1)?.name === name;
  const isLate = useIsLate();
  useEffect(() => {
    if (!isOnTop) return;
    // One press closes one dialog: the open one below this one does not hear of it.
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
    // Before the dialog, which comes in the same moment, looks for its opener.
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
