import { type LanguageCode, localeByLanguage } from '@portal/shared/contract/game-types';
import { useAtomValue } from '@portal/shared/remote/state';
import { GlobeIcon, MoonIcon, SunIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { HoverMenu } from '@portal/shared/ui/navigation/hover-menu';
import { useState } from 'react';
import menu from '../../frame/navigation/menu-items.module.css';
import { languageAtom, themeAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import styles from './system-page.module.css';
import type { SystemPorts } from './system-ports.ts';

/** Language and theme without the portal that the header's own need. */
export function SystemTools({ ports }: { ports: SystemPorts }) {
  const t = useText();
  const language = useAtomValue(languageAtom);
  const isDark = useAtomValue(themeAtom) === 'dark';
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (code: LanguageCode) => {
    setHasFailed(false);
    setHasFailed(!(await ports.setLanguage(code)));
  };
  return (
    <div className={styles.tools}>
      <p role="alert" className={styles.fault}>
        {hasFailed && t('error.page_load')}
      </p>
      <HoverMenu
        label={t('header.language', { language: t(`language.${language}`) })}
        button={
          <>
            <GlobeIcon size={22} />
            <span>{t(`language.${language}`)}</span>
          </>
        }
        buttonClassName={styles.tool}
        align="end"
      >
        {(close) =>
          ports.languages.map((code) => (
            <button
              key={code}
              type="button"
              lang={localeByLanguage[code]}
              className={menu.item}
              aria-current={code === language ? 'true' : undefined}
              onClick={() => {
                close();
                void choose(code);
              }}
            >
              {t(`language.${code}`)}
            </button>
          ))
        }
      </HoverMenu>
      <IconButton
        label={t(isDark ? 'header.theme_light' : 'header.theme_dark')}
        icon={isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}
        onClick={() => ports.setTheme(isDark ? 'light' : 'dark')}
      />
    </div>
  );
}
