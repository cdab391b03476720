import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import { QueryView } from '../../../frame/page-parts/query-view.tsx';
import { useText } from '../../../host/use-text.ts';
import styles from '../point-mall.module.css';
import { useOwnPoints } from '../use-own-points.ts';
import { PresentCard } from './present-card.tsx';
import { PresentDialog } from './present-dialog.tsx';
import { type Present, type PresentFilter, presentsShown, typesOf } from './presents.rules.ts';
import { PresentsSkeleton } from './presents-skeleton.tsx';
import { usePresents } from './use-presents.ts';

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
