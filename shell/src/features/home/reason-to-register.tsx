import { Button } from '@portal/shared/ui/button';
import { GiftIcon, ReceiptIcon, ShieldIcon } from '@portal/shared/ui/icons/frame';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './reason-to-register.module.css';

const reasons = [
  ['ledger', <ReceiptIcon key="ledger" />],
  ['rewards', <GiftIcon key="rewards" />],
  ['safety', <ShieldIcon key="safety" />],
] as const;

/** What a visitor gains by registering. */
export function ReasonToRegister() {
  const t = useText();
  const { dialogs, host } = usePortal();
  if (host.site.toggles.directRegistration === false) return null;
  return (
    <section className={styles.reason} aria-labelledby="reason">
      <div className={styles.reasonWords}>
        <h2 id="reason">{t('home.reason')}</h2>
        <Button variant="primary" size="large" onClick={() => dialogs.open({ name: 'register' })}>
          {t('header.register')}
        </Button>
      </div>
      <ul className={styles.reasons}>
        {reasons.map(([name, icon]) => (
          <li key={name}>
            {icon}
            <span>{t(`home.reason_${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
