import { trialType } from '@portal/shared/contract/constants';
import { listFavourites } from '@portal/shared/contract/games/favourites';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { HeartIcon } from '@portal/shared/ui/icons/frame';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { memberAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from '../rails/games-rail.tsx';
import { HotRail } from '../rails/hot-rail.tsx';
import { NewRail } from '../rails/new-rail.tsx';
import { BecausePlayed } from './because-played.tsx';
import { RailSkeleton } from './rail-skeleton.tsx';
import { useRailSize } from './use-rail-size.ts';
import { VipStrip } from './vip-strip.tsx';
import { Waiting } from './waiting.tsx';

const firstPage = { pageNo: 1, pageSize: 18 };

/**
 * A member's start: games left off and favourites (if there are any; a newcomer without both sees hot games), what waits
 * for an answer, the way to the next VIP level, games like the last one (in the first row while few were played), hot
 * games, new games. Rails take their places before their games are loaded, by the last visit; at the first visit
 * skeletons stand where it is not known yet.
 */
export function MemberHome() {
  const member = useAtomValue(memberAtom);
  if (member?.type !== trialType) return <OwnHome memberId={member?.id} />;
  // A trial account has no lists of its own.
  return (
    <>
      <HotRail />
      <NewRail />
    </>
  );
}

/** Reads the member's lists once it is known that the account has them. */
function OwnHome({ memberId }: { memberId: string | undefined }) {
  const t = useText();
  const isReady = memberId !== undefined;
  const recent = useCallQuery(listRecentGames, firstPage, { enabled: isReady });
  const favourites = useCallQuery(listFavourites, firstPage, { enabled: isReady });
  const played = recent.data?.list;
  const playedSize = useRailSize('recent', memberId, { isError: recent.isError, games: played });
  const favouritesSize = useRailSize('favourites', memberId, {
    isError: favourites.isError,
    games: favourites.data?.content,
  });
  const isKnown = playedSize !== undefined && favouritesSize !== undefined;
  const hasPlayed = isKnown && playedSize !== 'none';
  const hasFavourites = isKnown && favouritesSize !== 'none';
  const isNewcomer = isKnown && !hasPlayed && !hasFavourites;
  const hasSuggestions = hasPlayed && (played !== undefined || recent.isPending);
  /** A few games share their row with suggestions. */
  const isShared = hasSuggestions && playedSize === 'short';
  return (
    <>
      {!isKnown && <RailSkeleton isBusy={isReady} />}
      {isNewcomer && <HotRail />}
      {isShared && <BecausePlayed played={played} isShared />}
      {hasPlayed && !isShared && (
        <GamesRail
          title={t('home.continue')}
          icon={<ClockIcon size={28} />}
          category="slots"
          query={recent}
          games={played}
        />
      )}
      {hasFavourites && (
        <GamesRail
          title={t('home.favourites')}
          icon={<HeartIcon size={28} />}
          category="slots"
          query={favourites}
          games={favourites.data?.content}
        />
      )}
      <Waiting isReady={isReady} />
      <VipStrip />
      {!isKnown && <RailSkeleton isBusy={isReady} />}
      {hasSuggestions && !isShared && <BecausePlayed played={played} />}
      {isKnown && !isNewcomer && <HotRail />}
      {isKnown && <NewRail />}
    </>
  );
}
