import { Button } from '@portal/shared/ui/button';
import { useText } from '../../host/use-text.ts';
import styles from './system-page.module.css';
import type { SystemPorts } from './system-ports.ts';
import { SystemSheet } from './system-sheet.tsx';

/** No response: offers a retry, or another domain of the portal. */
export function UnreachableFace({ ports }: { ports: SystemPorts }) {
  const t = useText();
  return (
    <SystemSheet ports={ports} picture="unreachable" title={t('system.unreachable')}>
      <p>{t('error.network')}</p>
      <p className={styles.note}>{t('system.unreachable_text')}</p>
      <Button variant="primary" onClick={ports.again}>
        {t('common.retry')}
      </Button>
      {ports.domains && (
        <section className={styles.more}>
          <h2>{t('domains.title')}</h2>
          {ports.domains}
        </section>
      )}
    </SystemSheet>
  );
}

/** The platform says that it is briefly away; this page disappears by itself. */
export function AwayFace({ ports }: { ports: SystemPorts }) {
  const t = useText();
  return (
    <SystemSheet ports={ports} picture="unreachable" title={t('system.away')}>
      <p>{t('system.away_text')}</p>
      <p className={styles.note}>{t('system.by_itself')}</p>
    </SystemSheet>
  );
}

/** Without Web Crypto passwords cannot be encrypted (docs/architecture.md 4). */
export function InsecureFace({ ports }: { ports: SystemPorts }) {
  const t = useText();
  return (
    <SystemSheet ports={ports} picture="unreachable" title={t('system.insecure')}>
      <p>{t('system.insecure_text')}</p>
    </SystemSheet>
  );
}
