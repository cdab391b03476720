import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listPublisherKeys } from '@portal/shared/contract/releases/publisher-keys';
import { Badge } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RoleButton } from '../frame/role-button.tsx';
import { useReleaseTitle } from '../releases/use-release-title.ts';
import { useText, useTimes } from '../texts/use-text.ts';

export type SquadKey = CallOutput<typeof listPublisherKeys>['list'][number];

/** Columns: owner, release, date, and the button to revoke. */
export function useKeyColumns(onRevoke: (key: SquadKey) => void): Column<SquadKey>[] {
  const t = useText();
  const title = useReleaseTitle();
  const { moment } = useTimes();
  return [
    { id: 'label', title: t('keys.label'), isLead: true, cell: ({ label }) => <strong>{label}</strong> },
    { id: 'name', title: t('keys.release'), cell: ({ name }) => title(name) },
    {
      id: 'state',
      title: t('keys.state'),
      cell: ({ revokedAt }) =>
        revokedAt ? (
          <Badge tone="bad">{t('keys.revokedAt', { at: moment(revokedAt) })}</Badge>
        ) : (
          <Badge tone="good">{t('keys.inForce')}</Badge>
        ),
    },
    {
      id: 'used',
      title: t('keys.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : t('keys.never')),
    },
    {
      id: 'added',
      title: t('keys.added'),
      cell: ({ addedAt, addedBy }) => t('keys.addedBy', { at: moment(addedAt), who: addedBy }),
    },
    {
      id: 'kid',
      title: t('keys.kid'),
      cell: ({ kid }) => <code translate="no" title={kid}>{`${kid.slice(0, kidShown)}…`}</code>,
    },
    {
      id: 'acts',
      title: <span className="visually-hidden">{t('keys.acts')}</span>,
      cell: (key) =>
        key.revokedAt ? undefined : (
          <RoleButton
            size="small"
            aria-label={t('keys.revokeName', { label: key.label })}
            onClick={() => onRevoke(key)}
          >
            {t('keys.revoke')}
          </RoleButton>
        ),
    },
  ];
}

/** Enough of a thumbprint to distinguish two keys. */
const kidShown = 10;
