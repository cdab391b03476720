import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listAudit } from '@portal/shared/contract/operators/audit';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useText, useTimes } from '../texts/use-text.ts';
import styles from './audit-page.module.css';

export type AuditLine = CallOutput<typeof listAudit>['list'][number];

/** Everything recorded about one act. */
export function AuditDetail({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const t = useText();
  const { moment } = useTimes();
  const { id, act, at, who, target, why, detail } = line;
  return (
    <Dialog isOpen title={act} closeLabel={t('frame.close')} onClose={onClose}>
      <FactsList
        facts={[
          { name: t('history.sequence'), value: <span translate="no">{id}</span> },
          { name: t('history.at'), value: <time dateTime={at}>{moment(at)}</time> },
          { name: t('history.who'), value: who },
          {
            name: t('audit.target'),
            value: (
              <span className={styles.long} translate="no">
                {target}
              </span>
            ),
          },
          { name: t('history.why'), value: <span className={styles.long}>{why || '–'}</span> },
        ]}
      />
      <h3 id="audit-detail" className={styles.detailTitle}>
        {t('audit.detail')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, and must be reached by the keyboard */}
      <section tabIndex={0} aria-labelledby="audit-detail" className={styles.detail}>
        <pre translate="no">{JSON.stringify(detail, null, 2)}</pre>
      </section>
    </Dialog>
  );
}
