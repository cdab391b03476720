import { Button } from '@portal/shared/ui/button';
import { ChevronDownIcon } from '@portal/shared/ui/icons/frame';
import { HoverMenu } from '@portal/shared/ui/navigation/hover-menu';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMobileCodes } from '../../../host/session/mobile-codes.rules.ts';
import { useText } from '../../../host/use-text.ts';
import menu from '../../navigation/menu-items.module.css';
import styles from './visitor-bar.module.css';

const ways = ['username', 'mobile'] as const;

/** Log in, and register if the operator allows direct registration. */
export function VisitorBar() {
  const t = useText();
  const { dialogs, host } = usePortal();
  const mayRegister = host.site.toggles.directRegistration !== false;
  return (
    <div className={styles.bar}>
      <div className={styles.login}>
        <Button size="small" onClick={() => dialogs.open({ name: 'login' })}>
          {t('header.login')}
        </Button>
        {hasMobileCodes(host.site) && <LoginWays />}
      </div>
      {mayRegister && (
        <Button
          size="small"
          variant="primary"
          className={styles.register}
          onClick={() => dialogs.open({ name: 'register' })}
        >
          {t('header.register')}
        </Button>
      )}
    </div>
  );
}

/** The mode of the login form, chosen before it opens; only with mobile-code login (docs/product.md 2.4). */
function LoginWays() {
  const t = useText();
  const { dialogs } = usePortal();
  return (
    <HoverMenu label={t('header.login_ways')} button={<ChevronDownIcon size={18} />} buttonClassName={styles.ways}>
      {(close) =>
        ways.map((method) => (
          <button
            key={method}
            type="button"
            className={menu.item}
            onClick={() => {
              close();
              dialogs.open({ name: 'login', method });
            }}
          >
            {t(`header.login_${method}`)}
          </button>
        ))
      }
    </HoverMenu>
  );
}
