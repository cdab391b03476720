import { listPointPresents } from '@portal/shared/contract/content/point-presents';
import { getPointReward } from '@portal/shared/contract/rewards/points';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import offer from '../../../frame/page-parts/offer-card.module.css';
import { QueryView } from '../../../frame/page-parts/query-view.tsx';
import { isLoggedInAtom, memberAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../point-mall.module.css';
import { useOwnPoints } from '../use-own-points.ts';
import { PresentCard } from './present-card.tsx';
import { PresentDialog } from './present-dialog.tsx';
import { type Present, type PresentFilter, presentsShown, typesOf } from './presents.rules.ts';

/** The presents, by type and affordability; a press opens a dialog. */
export function Presents() {
  const t = useText();
  const query = usePresents();
  return (
    <section className={styles.section} aria-labelledby="presents">
      <h2 id="presents">{t('points.presents')}</h2>
      <QueryView query={query} skeleton={<PresentsSkeleton />}>
        {({ presents }) =>
          presents.length === 0 ? (
            <EmptyState drawing="gift" title={t('points.empty')} />
          ) : (
            <PresentShelf presents={presents} />
          )
        }
      </QueryView>
    </section>
  );
}

function PresentShelf({ presents }: { presents: readonly Present[] }) {
  const t = useText();
  const owned = useOwnPoints().data?.currentPoints;
  const [filter, setFilter] = useState<PresentFilter>('all');
  const [isAffordable, setIsAffordable] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const open = presents.find(({ id }) => id === openId);
  const shown = presentsShown(presents, filter, isAffordable ? owned : undefined);
  const showAll = () => {
    setFilter('all');
    setIsAffordable(false);
  };
  return (
    <>
      <FilterRow label={t('points.filters')}>
        {(['all', ...typesOf(presents)] as const).map((type) => (
          <Chip
            key={type}
            isChosen={filter === type}
            count={presentsShown(presents, type, undefined).length}
            onClick={() => setFilter(type)}
          >
            {type === 'all' ? t('common.all') : t(`points.type.${type}`)}
          </Chip>
        ))}
        {owned !== undefined && (
          <Chip
            isChosen={isAffordable}
            icon={<CoinsIcon size={18} />}
            count={presentsShown(presents, filter, owned).length}
            onClick={() => setIsAffordable(!isAffordable)}
          >
            {t('points.affordable')}
          </Chip>
        )}
      </FilterRow>
      {shown.length === 0 && (
        <EmptyState
          drawing="gift"
          title={t(isAffordable ? 'points.none_affordable' : 'points.empty')}
          action={<Button onClick={showAll}>{t('points.show_all')}</Button>}
        />
      )}
      <ul className={styles.presents}>
        {shown.map((present) => (
          <li key={present.id}>
            <PresentCard present={present} owned={owned} onOpen={() => setOpenId(present.id)} />
          </li>
        ))}
      </ul>
      {open && <PresentDialog present={open} owned={owned} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

/** Loads the presents; for members with the stock of each. */
function usePresents() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const isMember = useAtomValue(memberAtom) !== undefined;
  const shown = useCallQuery(listPointPresents, {}, { enabled: !isLoggedIn });
  const redeemable = useCallQuery(getPointReward, {}, { enabled: isMember });
  return isLoggedIn ? redeemable : shown;
}

const skeletonKeys = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Placeholder while the presents load. */
function PresentsSkeleton() {
  return (
    <div className={styles.presents} aria-hidden="true">
      {skeletonKeys.map((key) => (
        <div key={key} className={offer.card}>
          <Skeleton shape="block" className={cx(offer.picture, styles.picture)} />
          <div className={cx(offer.body, styles.body)}>
            <Skeleton width="80%" height={20} />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
