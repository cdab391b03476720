import { useAtomValue } from '@portal/shared/remote/state';
import { GlobeIcon } from '@portal/shared/ui/icons/frame';
import { HoverMenu } from '@portal/shared/ui/navigation/hover-menu';
import { useSyncExternalStore } from 'react';
import { languageAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { lazyComponent } from '../lazy-component.tsx';
import panel from './language-menu.module.css';
import styles from './tools.module.css';

const LanguageList = lazyComponent(async () => (await import('../language/language-list.tsx')).LanguageList);

/** Language selector: opens on hover and by keyboard; a sheet on phones. The names load when it first opens. */
export function LanguageMenu() {
  const t = useText();
  const { dialogs } = usePortal();
  const isPhone = usePhone();
  const language = useAtomValue(languageAtom);
  const name = t(`language.${language}`);
  if (isPhone)
    return (
      <button
        type="button"
        className={styles.tool}
        aria-label={t('header.language', { language: name })}
        aria-haspopup="dialog"
        onClick={() => dialogs.open({ name: 'language' })}
      >
        <GlobeIcon size={22} />
      </button>
    );
  const face = (
    <>
      <GlobeIcon size={22} />
      <span className={styles.code}>{language}</span>
    </>
  );
  // The accessible name contains the visible text, for voice control; text in brackets would not count.
  const label = t('header.language', { language: `${name}, ${language}` });
  return (
    <HoverMenu label={label} button={face} buttonClassName={styles.tool} panelClassName={panel.panel} align="end">
      {(close) => <LanguageList onChosen={close} />}
    </HoverMenu>
  );
}

/** Up to this width the frame is a phone's: one slim row, the bottom bar, sheets instead of panels. */
const phone = '(max-width: 767px)';
const query = () => window.matchMedia?.(phone);

function watch(listener: () => void): () => void {
  const media = query();
  media?.addEventListener?.('change', listener);
  return () => media?.removeEventListener?.('change', listener);
}

function usePhone(): boolean {
  return useSyncExternalStore(watch, () => query()?.matches ?? false);
}
