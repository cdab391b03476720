import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Select } from '@portal/shared/ui/forms/select';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { useState } from 'react';
import { drawDate, drawTime } from '../../numbers/draw-day.ts';
import { GreatNumbers } from '../../numbers/great-numbers.tsx';
import { StateBadges } from './draw-badges.tsx';
import styles from './draw-history.module.css';

/** The draws, ten a page, of all days or of one; a press shows the whole board. */
export function DrawHistory({ draws, onLook }: { draws: readonly OpenedDraw[]; onLook: (draw: OpenedDraw) => void }) {
  const intl = useIntl();
  const [day, setDay] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const days = [...new Set(draws.map(({ drawnAt }) => drawDate(drawnAt)))];
  const { rows, totalPages, shownPage } = pageOf(drawsOfDay(draws, day), pageNo);
  const dayName = (date: string) => intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className={styles.history}>
      <Select
        label={intl.formatMessage({ id: 'history.day' })}
        value={days.includes(day) ? day : ''}
        options={[
          { value: '', label: intl.formatMessage({ id: 'history.all' }, { count: draws.length }) },
          ...days.map((date) => ({ value: date, label: dayName(date) })),
        ]}
        onChange={({ target }) => {
          setDay(target.value);
          setPageNo(1);
        }}
      />
      <ul className={styles.draws}>
        {rows.map((draw) => (
          <li key={draw.drawId}>
            <button type="button" className={styles.draw} onClick={() => onLook(draw)}>
              <span className={styles.about}>
                <span className={styles.time}>{drawTime(intl, draw.drawnAt)}</span>
                <span className={styles.id} translate="no">
                  <FormattedMessage id="history.draw" values={{ drawId: draw.drawId }} />
                </span>
              </span>
              <span className={styles.result}>
                <StateBadges draw={draw} />
                {draw.state === 'result' ? <GreatNumbers draw={draw} /> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        pageNo={shownPage}
        totalPages={totalPages}
        onChange={setPageNo}
        labels={{
          pages: intl.formatMessage({ id: 'history.pages' }),
          previous: intl.formatMessage({ id: 'history.previous' }),
          next: intl.formatMessage({ id: 'history.next' }),
        }}
      />
    </div>
  );
}

const pageSize = 10;

/** Draws of one day (`2026-11-21`); of all without one, or when the day has fallen out of the last hundred. */
function drawsOfDay(draws: readonly OpenedDraw[], day: string): readonly OpenedDraw[] {
  const ofDay = draws.filter(({ drawnAt }) => drawDate(drawnAt) === day);
  return ofDay.length > 0 ? ofDay : draws;
}

/** A page from 1, ten rows each; one beyond the end is the last. */
function pageOf<Row>(rows: readonly Row[], pageNo: number) {
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shownPage = Math.min(Math.max(1, pageNo), totalPages);
  return { rows: rows.slice((shownPage - 1) * pageSize, shownPage * pageSize), totalPages, shownPage };
}
