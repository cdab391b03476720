import { formatLocaleByLanguage } from '@portal/shared/contract/game-types';
import { IntlProvider } from '@portal/shared/remote/intl';
import { StateProvider, useAtomValue } from '@portal/shared/remote/state';
import type { ReactNode } from 'react';
import type { Status } from '../../boot/boot-outcome.rules.ts';
import type { Boot } from '../../boot/start.ts';
import type { Store } from '../../host/atom-readable.ts';
import { textsAtom } from '../../host/translator.ts';
import { useText } from '../../host/use-text.ts';
import { AwayFace, InsecureFace, UnreachableFace } from './fault-faces.tsx';
import { MaintenanceFace } from './maintenance-face.tsx';
import { SupportButton } from './support-button.tsx';
import styles from './system-page.module.css';
import type { SystemPorts } from './system-ports.ts';
import { SystemSheet } from './system-sheet.tsx';

export type SystemFace = Exclude<Boot, { face: 'app' }> | { face: 'no-crypto' };

interface SystemPageProps {
  store: Store;
  boot: SystemFace;
  ports: SystemPorts;
}

/** Replaces the app: maintenance, region blocked, no response, or no encryption (docs/product.md 2.8). */
export function SystemPage({ store, boot, ports }: SystemPageProps) {
  return (
    <StateProvider store={store}>
      <Texts timeZone={ports.timeZone}>
        <Face boot={boot} ports={ports} />
      </Texts>
    </StateProvider>
  );
}

function Texts({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { language, messages } = useAtomValue(textsAtom);
  return (
    <IntlProvider locale={formatLocaleByLanguage[language]} timeZone={timeZone} messages={messages}>
      {children}
    </IntlProvider>
  );
}

function Face({ boot, ports }: Pick<SystemPageProps, 'boot' | 'ports'>) {
  if (boot.face === 'no-crypto') return <InsecureFace ports={ports} />;
  if (boot.face === 'away') return <AwayFace ports={ports} />;
  if (!('status' in boot)) return <UnreachableFace ports={ports} />;
  if (boot.face === 'maintenance') return <MaintenanceFace status={boot.status} ports={ports} />;
  return <BlockedFace status={boot.status} ports={ports} />;
}

/** Region blocked (docs/product.md 2.8): the visitor's address, text, customer service. */
function BlockedFace({ status, ports }: { status: Status; ports: SystemPorts }) {
  const t = useText();
  const { text, texts } = status.regionRestriction;
  const words = texts?.[useAtomValue(textsAtom).language] ?? text;
  return (
    <SystemSheet ports={ports} picture="blocked" brand={status.info.brandName} title={t('system.blocked')}>
      <p>{words || t('system.blocked_text')}</p>
      <p className={styles.address}>
        <span className={styles.note}>{t('system.your_ip')}</span> <strong>{status.location.ip}</strong>
      </p>
      <SupportButton ports={ports} />
    </SystemSheet>
  );
}
