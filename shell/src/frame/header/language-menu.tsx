import { localeByLanguage } from '@portal/shared/contract/game-types';
import { useAtomValue } from '@portal/shared/remote/state';
import { HoverMenu } from '@portal/shared/ui/hover-menu';
import { GlobeIcon } from '@portal/shared/ui/icons-navigation';
import { languageAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import menu from '../menu-items.module.css';
import styles from './tools.module.css';

/** Language selector: opens on hover, works with keys; names are in their own language. */
export function LanguageMenu() {
  const t = useText();
  const { host, setLanguage } = usePortal();
  const language = useAtomValue(languageAtom);
  const face = (
    <>
      <GlobeIcon size={22} />
      <span className={styles.code}>{language}</span>
    </>
  );
  return (
    <HoverMenu
      label={t('header.language', { language: t(`language.${language}`) })}
      button={face}
      buttonClassName={styles.tool}
      align="end"
    >
      {(close) =>
        host.site.languages.map((code) => (
          <button
            key={code}
            type="button"
            lang={localeByLanguage[code]}
            className={menu.item}
            aria-current={code === language ? 'true' : undefined}
            onClick={() => {
              close();
              void setLanguage(code);
            }}
          >
            {t(`language.${code}`)}
          </button>
        ))
      }
    </HoverMenu>
  );
}
