import { localeByLanguage } from '@portal/shared/contract/game-types';
import { IntlProvider, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Logo } from '@portal/shared/ui/logo';
import type { ReactNode } from 'react';
import type { Boot } from '../../boot/start.ts';
import type { Store } from '../../host/atom-readable.ts';
import { textsAtom } from '../../host/translator.ts';
import { useText } from '../../host/use-text.ts';
import styles from './system-page.module.css';

export type SystemFace = Exclude<Boot, { face: 'app' }> | { face: 'no-crypto' };

/** What is shown instead of the app: maintenance, region blocked, no answer, or no encryption (specification 2.8). */
export function SystemPage({ store, boot }: { store: Store; boot: SystemFace }) {
  const { language, messages } = store.get(textsAtom);
  return (
    <IntlProvider locale={localeByLanguage[language]} messages={messages}>
      <SystemFace boot={boot} />
    </IntlProvider>
  );
}

function SystemFace({ boot }: { boot: SystemFace }) {
  const t = useText();
  if (boot.face === 'no-crypto') return <Sheet title={t('system.insecure')}>{t('system.insecure_text')}</Sheet>;
  if (boot.face === 'unreachable')
    return (
      <Sheet
        title={t('system.unreachable')}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('error.network')}
      </Sheet>
    );
  const { status } = boot;
  const support = <SupportButton address={status.info.customerService[0]?.path} />;
  const brand = status.info.brandName;
  if (boot.face === 'maintenance')
    return (
      <Sheet brand={brand} title={status.maintenance.title ?? t('system.maintenance')} action={support}>
        <p>{status.maintenance.text ?? t('system.maintenance_text')}</p>
        {status.maintenance.endsAt && <EndTime at={status.maintenance.endsAt} />}
      </Sheet>
    );
  return (
    <Sheet brand={brand} title={t('system.blocked')} action={support}>
      <p>{status.regionRestriction.text ?? t('system.blocked_text')}</p>
      <p className={styles.address}>{t('system.your_ip', { ip: status.location.ip })}</p>
    </Sheet>
  );
}

function EndTime({ at }: { at: string }) {
  const t = useText();
  const { formatDate } = useIntl();
  const end = formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return <p className={styles.address}>{t('system.ends', { end })}</p>;
}

/** Customer service beside the page, 440 x 750. Own pages are closed with the portal, so only another address helps. */
function SupportButton({ address }: { address: string | undefined }) {
  const t = useText();
  if (!address) return null;
  return (
    <Button onClick={() => window.open(address, 'support', 'width=440,height=750,noopener')}>{t('side.chat')}</Button>
  );
}

function Sheet(props: { title: string; brand?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        {props.brand && <Logo name={props.brand} />}
        <h1>{props.title}</h1>
        <div className={styles.text}>{props.children}</div>
        {props.action}
      </div>
    </main>
  );
}
