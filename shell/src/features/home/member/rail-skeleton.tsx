import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GameTileSkeleton } from '@portal/shared/ui/games/game-tile';
import { Rail } from '@portal/shared/ui/navigation/rail';
import { useText } from '../../../host/use-text.ts';

const skeletonKeys = ['1', '2', '3', '4', '5', '6', '7'];

/**
 * Holds the place of a rail while it is not known which one comes there. Not busy where nothing is on its way: behind a
 * password that has to be changed first.
 */
export function RailSkeleton({ isBusy = true }: { isBusy?: boolean }) {
  const t = useText();
  const title = (
    <>
      <span className="visually-hidden">{t('common.loading')}</span>
      <Skeleton width={160} />
    </>
  );
  return (
    <div aria-busy={isBusy}>
      <Rail title={title} labels={{ previous: t('common.previous'), next: t('common.next') }}>
        {skeletonKeys.map((key) => (
          <GameTileSkeleton key={key} category="slots" />
        ))}
      </Rail>
    </div>
  );
}
