import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import { headTable, type Prizes } from '../../numbers/board.rules.ts';
import tables from './prize-table.module.css';
import { PrizeTable } from './prize-table.tsx';
import styles from './vietnam-board.module.css';

const lengths = ['all', '3', '2'] as const;
type Length = (typeof lengths)[number];

/** The table as it is printed: a row for each prize, the special prize in red, and the endings by heads beside it. */
export function VietnamBoard({ draw }: { draw: OpenedDraw }) {
  const intl = useIntl();
  const [length, setLength] = useState<Length>('all');
  const shown = (number: string) => (length === 'all' ? number : number.slice(-Number(length)));
  return (
    <div className={styles.board}>
      <FilterRow label={intl.formatMessage({ id: 'board.length' })} className={styles.lengths}>
        {lengths.map((value) => (
          <Chip key={value} isChosen={length === value} onClick={() => setLength(value)}>
            {intl.formatMessage({ id: `board.length.${value}` })}
          </Chip>
        ))}
      </FilterRow>
      <div className={styles.tables}>
        <PrizeTable look="printed" prizes={asPrinted(draw.prizes)} part={shown} />
        <HeadTable prizes={draw.prizes} />
      </div>
    </div>
  );
}

/** The north prints the special prize first, the provinces of the centre and the south print it last. */
function asPrinted(prizes: Prizes): Prizes {
  return prizes.some(({ prize }) => prize === 'G8') ? [...prizes].reverse() : prizes;
}

/** Two-figure endings by their first figure: what head-and-tail players read first. */
function HeadTable({ prizes }: { prizes: Prizes }) {
  const intl = useIntl();
  return (
    <table className={cx(tables.table, styles.heads)}>
      <caption className="visually-hidden">{intl.formatMessage({ id: 'board.heads.caption' })}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'board.head' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'board.tails' })}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {headTable(prizes).map(({ head, tails }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>{tails.length > 0 ? tails.join(', ') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
