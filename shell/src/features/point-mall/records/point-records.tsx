import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import styles from '../point-mall.module.css';
import { PointHistory } from './point-history.tsx';
import { RedeemHistory } from './redeem-history.tsx';

const records = ['redeemed', 'movements'] as const;

/** What the member has redeemed, and what changed the points. */
export function PointRecords() {
  const t = useText();
  const [shown, setShown] = useState<(typeof records)[number]>('redeemed');
  const items = records.map((value) => ({ value, label: t(`points.record.${value}`) }));
  return (
    <section id="redeem-history" className={styles.section} aria-labelledby="point-records">
      <h2 id="point-records">{t('points.records')}</h2>
      <Tabs label={t('points.records')} items={items} value={shown} onChange={setShown}>
        {shown === 'redeemed' ? <RedeemHistory /> : <PointHistory />}
      </Tabs>
    </section>
  );
}
