import { useAtomValue } from '@portal/shared/remote/state';
import type { Status } from '../../boot/boot-outcome.rules.ts';
import { textsAtom } from '../../host/translator.ts';
import { useText } from '../../host/use-text.ts';
import { SupportButton } from './support-button.tsx';
import styles from './system-page.module.css';
import type { SystemPorts } from './system-ports.ts';
import { SystemSheet } from './system-sheet.tsx';

/** Region blocked (docs/product.md 2.8): the visitor's address, text, customer service. */
export function BlockedFace({ status, ports }: { status: Status; ports: SystemPorts }) {
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
