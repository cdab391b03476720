import { useAtomValue } from '@portal/shared/remote/state';
import { isComposing } from '@portal/shared/ui/behaviour/is-composing';
import { useHistoryLayer } from '@portal/shared/ui/dialogs/use-history-layer';
import { usePrintedFor } from '@portal/shared/ui/dialogs/use-printed-for';
import { CloseIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useDeferredValue, useEffect } from 'react';
import { memberAtom, overlayAtom } from '../host/atoms.ts';
import { usePortal } from '../host/portal-context.ts';
import { useText } from '../host/use-text.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { accountButtonId } from './header/account/account.rules.ts';
import styles from './overlay-host.module.css';

/**
 * Member centre and agent centre over the page. The remote renders its own sheet; below is a sheet of the shell with a
 * close button, visible while the remote loads or if it fails. A press shows or hides the veil at once; the sheet
 * on it is mounted and removed after that has been painted.
 */
export function OverlayHost() {
  const t = useText();
  const { host } = usePortal();
  const open = useAtomValue(overlayAtom);
  const mounted = useDeferredValue(open);
  usePrintedFor(host.site.brandName, useAtomValue(memberAtom)?.account);
  useFocusBack(open !== undefined);
  useHistoryLayer(open !== undefined, () => host.closeOverlay());
  useEffect(() => {
    if (!open) return;
    const { classList } = document.documentElement;
    classList.add('scroll-locked');
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) host.closeOverlay();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      classList.remove('scroll-locked');
      document.removeEventListener('keydown', onKey);
    };
  }, [open, host]);
  const shown = open ?? mounted;
  if (!shown) return null;
  return (
    <div className={styles.veil} hidden={!open}>
      <section className={styles.sheet} role="dialog" aria-modal="true" aria-label={t(`overlay.${shown.overlay}`)}>
        <IconButton
          className={styles.close}
          label={t('common.close')}
          icon={<CloseIcon />}
          onClick={() => host.closeOverlay()}
        />
        {mounted && (
          <RemoteSlot
            key={`${mounted.overlay}/${mounted.page ?? ''}`}
            name={`remote-${mounted.overlay}`}
            surface="overlay"
            page={mounted.page}
            host={host}
          />
        )}
      </section>
    </div>
  );
}

/** Returns the focus when an overlay closes: to its opener or, if that is gone or hidden, to the account button. */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      if (!takesFocus(opener)) document.getElementById(accountButtonId)?.focus();
    };
  }, [isOpen]);
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus();
  return document.activeElement === element;
}
