import { operatorLogout } from '@portal/shared/contract/operators/session';
import { Mark } from '@portal/shared/ui/brand/mark';
import { Button } from '@portal/shared/ui/button';
import { usePrintedFor } from '@portal/shared/ui/dialogs/use-printed-for';
import { MoonIcon, SunIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { type ReactNode, useState } from 'react';
import { type ConsoleLanguage, chooseTheme, themeNow } from '../boot/preferences.ts';
import { useConsole, useSession } from '../console-parts.ts';
import { PasswordDialog } from '../session/password-dialog.tsx';
import { SecurityKeysDialog } from '../session/security-keys-dialog.tsx';
import { useIdleLogout } from '../session/use-idle-logout.ts';
import { useText } from '../texts/use-text.ts';
import styles from './console-frame.module.css';
import { DemoLine } from './demo-line.tsx';

interface ConsoleFrameProps {
  language: ConsoleLanguage;
  onLanguage: (language: ConsoleLanguage) => void;
  children: ReactNode;
}

/** The header with the logged-in operator, and the page. */
export function ConsoleFrame({ language, onLanguage, children }: ConsoleFrameProps) {
  const t = useText();
  useIdleLogout();
  return (
    <>
      <header className={styles.header}>
        <DemoLine />
        <div className={styles.row}>
          <span className={styles.brand}>
            <Mark size={30} />
            <span className={styles.word}>{t('frame.title')}</span>
          </span>
          <div className={styles.tools}>
            <Button
              variant="quiet"
              size="small"
              lang={language === 'EN' ? 'zh-CN' : 'en'}
              onClick={() => onLanguage(language === 'EN' ? 'CN' : 'EN')}
            >
              {t('frame.otherLanguage')}
            </Button>
            <ThemeButton />
            <Account />
          </div>
        </div>
      </header>
      <main className={styles.page}>{children}</main>
    </>
  );
}

function ThemeButton() {
  const t = useText();
  const [theme, setTheme] = useState(themeNow);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(`frame.theme.${other}`)}
      icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    />
  );
}

function Account() {
  const t = useText();
  const { client, session } = useConsole();
  const { session: open } = useSession();
  const [isChanging, setIsChanging] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  usePrintedFor(t('frame.title'), open?.username);
  function leave(): void {
    // The session ends here immediately, whatever the platform answers; there it expires.
    client.send(operatorLogout, {}).catch(() => undefined);
    session.close();
  }
  return (
    <div className={styles.account}>
      <span className={styles.who}>
        <strong>{open?.username}</strong>
        <span className={styles.roles}>{open?.roles.join(', ')}</span>
      </span>
      <Button size="small" onClick={() => setIsChanging(true)}>
        {t('password.open')}
      </Button>
      <Button size="small" onClick={() => setShowsKeys(true)}>
        {t('key.title')}
      </Button>
      <Button size="small" onClick={leave}>
        {t('frame.leave')}
      </Button>
      {showsKeys ? <SecurityKeysDialog onClose={() => setShowsKeys(false)} /> : null}
      {isChanging ? <PasswordDialog onClose={() => setIsChanging(false)} /> : null}
    </div>
  );
}
