import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { listPointMovements, type PointMovement, pointMovements } from '@portal/shared/contract/rewards/points';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { Select } from '@portal/shared/ui/forms/select';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { useState } from 'react';
import { FormattedTime } from '../../../frame/page-parts/formatted-time.tsx';
import { type TextOf, textOrName, useText } from '../../../host/use-text.ts';
import { PointRecord } from './point-record.tsx';
import styles from './records.module.css';
import { signedPoints } from './signed-points.rules.ts';

type Movement = CallOutput<typeof listPointMovements>['list'][number];

/** Every change of the points, by kind and time, newest first. */
export function PointHistory() {
  const t = useText();
  const { timeZone } = useHost().site;
  const [type, setType] = useState<PointMovement>();
  const [span, setSpan] = useState<Span>('month');
  const [pageNo, setPageNo] = useState(1);
  const asked = { ...spanOf(span, new Date(), timeZone), type, pageNo, pageSize: 10 };
  const query = useCallQuery(listPointMovements, asked, { keepPrevious: true });
  const options = (names: readonly string[], prefix: string) =>
    names.map((value) => ({ value, label: t(`points.${prefix}.${value}`) }));
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t('points.kind')}
          value={type ?? 'all'}
          options={[{ value: 'all', label: t('common.all') }, ...options(pointMovements, 'movement')]}
          onChange={({ target }) => {
            setType(pointMovements.find((each) => each === target.value));
            setPageNo(1);
          }}
        />
        <Select
          label={t('points.span')}
          value={span}
          options={options(spans, 'span')}
          onChange={({ target }) => {
            setSpan(spans.find((each) => each === target.value) ?? 'month');
            setPageNo(1);
          }}
        />
      </div>
      {query.data && query.data.totals.movements > 0 && (
        <p className={styles.totals}>
          {t('points.totals', { in: query.data.totals.in, out: Math.abs(query.data.totals.out) })}
        </p>
      )}
      <PointRecord
        caption={t('points.record.movements')}
        columns={columnsOf(t)}
        query={query}
        pageNo={pageNo}
        onPage={setPageNo}
        empty={t('points.movements_none')}
        emptyText={t('points.movements_text')}
      />
    </>
  );
}

const columnsOf = (t: TextOf): Column<Movement>[] => [
  {
    id: 'what',
    title: t('points.kind'),
    isLead: true,
    cell: ({ type, source, at }) => (
      <span className={styles.lead}>
        <strong>
          {t(`points.movement.${type}`)}
          {source && ` · ${textOrName(t, `points.earned.${source}`, source)}`}
        </strong>
        <FormattedTime at={at} />
      </span>
    ),
  },
  {
    id: 'points',
    title: t('points.changed'),
    isNumeric: true,
    cell: ({ points }) => <span className={points > 0 ? styles.in : undefined}>{signedPoints(t, points)}</span>,
  },
  {
    id: 'balance',
    title: t('points.left'),
    isNumeric: true,
    cell: ({ balanceAfter }) => t('points.number', { points: balanceAfter }),
  },
];

/** Time spans of the record. */
const spans = ['week', 'month', 'quarter'] as const;
type Span = (typeof spans)[number];

const days: Readonly<Record<Span, number>> = { week: 7, month: 30, quarter: 89 };

/** First and last day of a span ending today, yyyy-mm-dd in the portal's zone. */
function spanOf(span: Span, now: Date, timeZone: string | undefined): { from: string; to: string } {
  const to = dayIn(timeZone, now);
  return { from: addDays(to, 1 - days[span]), to };
}
