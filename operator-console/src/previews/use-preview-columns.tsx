import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listPreviews } from '@portal/shared/contract/releases/previews';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { CopyButton } from '../frame/copy-button.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { RowActs } from '../frame/row-acts.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText, useTimes } from '../texts/use-text.ts';

export type Preview = CallOutput<typeof listPreviews>['list'][number];

/** Columns: version, expiry, reason, and the address to copy. */
export function usePreviewColumns(onEnd: (preview: Preview) => void): Column<Preview>[] {
  const t = useText();
  const title = useReleaseTitle();
  const { moment } = useTimes();
  const subject = ({ name, version }: Preview) => `${title(name)} ${version}`;
  return [
    { id: 'what', title: t('previews.what'), isLead: true, cell: (preview) => <strong>{subject(preview)}</strong> },
    {
      id: 'until',
      title: t('previews.until'),
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{moment(expiresAt)}</time>,
    },
    { id: 'who', title: t('history.who'), cell: ({ madeBy }) => madeBy },
    { id: 'why', title: t('history.why'), cell: ({ why }) => why },
    {
      id: 'acts',
      title: <span className="visually-hidden">{t('previews.acts')}</span>,
      cell: (preview) => (
        <RowActs>
          <CopyButton value={preview.url} label={t('previews.copyName', { what: subject(preview) })}>
            {t('previews.copy')}
          </CopyButton>
          <RoleButton
            size="small"
            variant="quiet"
            aria-label={t('previews.endName', { what: subject(preview) })}
            onClick={() => onEnd(preview)}
          >
            {t('previews.end')}
          </RoleButton>
        </RowActs>
      ),
    },
  ];
}
