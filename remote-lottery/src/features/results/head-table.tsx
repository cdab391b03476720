import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { headTable, type Prizes } from '../../numbers/board.rules.ts';
import tables from './prize-table.module.css';
import styles from './vietnam-board.module.css';

/** Two-figure endings by their first figure: what head-and-tail players read first. */
export function HeadTable({ prizes }: { prizes: Prizes }) {
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
