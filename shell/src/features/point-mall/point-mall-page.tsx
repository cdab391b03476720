import { getPointBalance } from '@portal/shared/contract/rewards/get-point-balance';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { StatTile } from '@portal/shared/ui/stat-tile';
import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { textOrName, useText } from '../../host/use-text.ts';

/** /pointMall: the member's points and where they came from. */
export function PointMallPage() {
  const t = useText();
  const { host } = usePortal();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('points.title')}</h1>
        <p>{t('points.text')}</p>
      </header>
      {isLoggedIn ? (
        <Points />
      ) : (
        <EmptyState
          drawing="gift"
          title={t('points.visitor')}
          action={
            <Button variant="primary" onClick={host.openLogin}>
              {t('header.login')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Points() {
  const t = useText();
  const query = useCallQuery(getPointBalance, {});
  return (
    <QueryView query={query}>
      {({ currentPoints, earned, exchangeRatio }) => (
        <div className={page.cards}>
          <StatTile
            label={t('points.current')}
            value={t('points.number', { points: currentPoints })}
            note={t('points.ratio', { ratio: exchangeRatio })}
          />
          {Object.entries(earned).map(([source, points]) => (
            <StatTile
              key={source}
              label={textOrName(t, `points.earned.${source}`, source)}
              value={t('points.number', { points })}
            />
          ))}
        </div>
      )}
    </QueryView>
  );
}
