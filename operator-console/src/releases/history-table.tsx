import { type ReleaseName, releaseName } from '@portal/shared/contract/releases/releases';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { FailedState } from '@portal/shared/ui/feedback/failed-state';
import { Select } from '@portal/shared/ui/forms/select';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { useMemo, useState } from 'react';
import { useText, useTimes } from '../texts/use-text.ts';
import type { Act } from './cards/release-cards.rules.ts';
import styles from './history-table.module.css';
import { useReleaseTitle } from './use-release-title.ts';

const rowsAPage = 10;
const tones = { promote: 'good', rollback: 'warn', 'take-back': 'bad' } as const;

/** Who put what live, when and why; newest first. */
export function HistoryTable({ acts, failure }: { acts: readonly Act[] | undefined; failure?: string }) {
  const t = useText();
  const title = useReleaseTitle();
  const columns = useColumns();
  const [name, setName] = useState<ReleaseName | ''>('');
  const [page, setPage] = useState(1);
  const found = useMemo(
    () =>
      (acts ?? [])
        .filter((act) => name === '' || act.name === name)
        .sort((one, other) => other.sequence - one.sequence),
    [acts, name],
  );
  const totalPages = Math.max(1, Math.ceil(found.length / rowsAPage));
  const pageNo = Math.min(page, totalPages);
  return (
    <section aria-labelledby="history" className={styles.history}>
      <header className={styles.head}>
        <h2 id="history">{t('history.title')}</h2>
        <Select
          label={t('history.filter')}
          isLabelHidden
          value={name}
          onChange={({ target }) => {
            setName(releaseName.options.find((option) => option === target.value) ?? '');
            setPage(1);
          }}
          options={[
            { value: '', label: t('history.all') },
            ...releaseName.options.map((option) => ({ value: option, label: title(option) })),
          ]}
        />
      </header>
      <DataTable
        caption={t('history.title')}
        columns={columns}
        rows={acts && found.slice((pageNo - 1) * rowsAPage, pageNo * rowsAPage)}
        rowKey={(act) => String(act.sequence)}
        failed={failure ? <FailedState title={failure} /> : undefined}
        empty={<EmptyState drawing="records" title={t('history.empty')} />}
      />
      <Pagination
        pageNo={pageNo}
        totalPages={totalPages}
        onChange={setPage}
        labels={{ pages: t('history.pages'), previous: t('history.previous'), next: t('history.next') }}
      />
    </section>
  );
}

function useColumns(): Column<Act>[] {
  const t = useText();
  const { moment } = useTimes();
  return [
    { id: 'sequence', title: t('history.sequence'), cell: ({ sequence }) => sequence },
    { id: 'at', title: t('history.at'), cell: ({ at }) => moment(at) },
    {
      id: 'act',
      title: t('history.act'),
      cell: ({ act }) => <Badge tone={tones[act]}>{t(`history.act.${act}`)}</Badge>,
    },
    { id: 'name', title: t('history.release'), isLead: true, cell: ({ name, version }) => `${name} ${version}` },
    {
      id: 'percent',
      title: t('history.percent'),
      isNumeric: true,
      cell: ({ percent }) => t('promote.percent', { percent }),
    },
    { id: 'who', title: t('history.who'), cell: ({ who }) => who },
    { id: 'why', title: t('history.why'), cell: ({ why }) => why || '–' },
  ];
}
