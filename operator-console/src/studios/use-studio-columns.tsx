import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listStudios } from '@portal/shared/contract/games/operator-studios';
import { Badge } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RoleButton } from '../frame/role-button.tsx';
import { RowActs } from '../frame/row-acts.tsx';
import { useText, useTimes } from '../texts/use-text.ts';
import type { StudioAct } from './studio-act-dialog.tsx';
import styles from './studios.module.css';

type Studio = CallOutput<typeof listStudios>['studios'][number];
type StudioKey = Studio['keys'][number];

/** A key with its studio, or a studio without a key. `isFirst` is where the studio itself is shown. */
interface StudioRow {
  studio: Studio;
  key?: StudioKey;
  isFirst: boolean;
}

export function rowsOf(studios: readonly Studio[]): StudioRow[] {
  return studios.flatMap((studio): StudioRow[] =>
    studio.keys.length === 0
      ? [{ studio, isFirst: true }]
      : studio.keys.map((key, index) => ({ studio, key, isFirst: index === 0 })),
  );
}

const admins = ['admin'] as const;
const keyEnders = ['support', 'admin'] as const;

/** Columns: studio, origin, key and its state, and what can be done with both. */
export function useStudioColumns(onOpen: (act: StudioAct) => void): Column<StudioRow>[] {
  const t = useText();
  const { moment } = useTimes();
  return [
    {
      id: 'studio',
      title: t('studios.studio'),
      isLead: true,
      cell: ({ studio }) => (
        <span className={styles.studio}>
          <strong>{studio.provider}</strong>
          <small>{studio.vendors.join(', ')}</small>
        </span>
      ),
    },
    {
      id: 'origin',
      title: t('studios.origin'),
      cell: ({ studio }) => <span className={styles.origin}>{studio.origin ?? t('studios.noOrigin')}</span>,
    },
    {
      id: 'key',
      title: t('studios.key'),
      cell: ({ key }) =>
        key ? (
          <code className={styles.key} translate="no">
            {key.keyId}
          </code>
        ) : (
          t('studios.noKey')
        ),
    },
    { id: 'made', title: t('studios.made'), cell: ({ key }) => (key ? moment(key.createdAt) : undefined) },
    { id: 'state', title: t('studios.state'), cell: ({ key }) => (key ? <KeyState studioKey={key} /> : undefined) },
    {
      id: 'acts',
      title: <span className="visually-hidden">{t('keys.acts')}</span>,
      cell: ({ studio: { provider }, key, isFirst }) => (
        <RowActs>
          {isFirst ? (
            <>
              <RoleButton
                size="small"
                roles={['content', 'admin']}
                aria-label={t('studios.changeOriginOf', { studio: provider })}
                onClick={() => onOpen({ kind: 'origin', provider })}
              >
                {t('studios.changeOrigin')}
              </RoleButton>
              <RoleButton
                size="small"
                roles={admins}
                aria-label={t('studios.newKeyOf', { studio: provider })}
                onClick={() => onOpen({ kind: 'key', provider })}
              >
                {t('studios.newKey')}
              </RoleButton>
            </>
          ) : null}
          {key?.isSecretWaiting && key.isLive ? (
            <RoleButton
              size="small"
              roles={admins}
              aria-label={t('studios.showOf', { key: key.keyId })}
              onClick={() => onOpen({ kind: 'show', provider, keyId: key.keyId })}
            >
              {t('studios.show')}
            </RoleButton>
          ) : null}
          {key?.isLive ? (
            <RoleButton
              size="small"
              roles={keyEnders}
              aria-label={t('studios.endOf', { key: key.keyId })}
              onClick={() => onOpen({ kind: 'end', provider, keyId: key.keyId })}
            >
              {t('studios.end')}
            </RoleButton>
          ) : null}
        </RowActs>
      ),
    },
  ];
}

function KeyState({ studioKey: { isLive, endsAt } }: { studioKey: StudioKey }) {
  const t = useText();
  const { moment } = useTimes();
  if (!isLive) return <Badge tone="bad">{t('studios.ended', { at: endsAt ? moment(endsAt) : '' })}</Badge>;
  if (endsAt) return <Badge tone="warn">{t('studios.ends', { at: moment(endsAt) })}</Badge>;
  return <Badge tone="good">{t('studios.live')}</Badge>;
}
