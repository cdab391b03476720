import { localeByLanguage } from '@portal/shared/contract/game-types';
import { IntlProvider } from '@portal/shared/remote/intl';
import { StateProvider, useAtomValue } from '@portal/shared/remote/state';
import type { ReactNode } from 'react';
import type { Boot } from '../../boot/start.ts';
import type { Store } from '../../host/atom-readable.ts';
import { textsAtom } from '../../host/translator.ts';
import { BlockedFace } from './blocked-face.tsx';
import { AwayFace, InsecureFace, UnreachableFace } from './fault-faces.tsx';
import { MaintenanceFace } from './maintenance-face.tsx';
import type { SystemPorts } from './system-ports.ts';

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
    <IntlProvider locale={localeByLanguage[language]} timeZone={timeZone} messages={messages}>
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
