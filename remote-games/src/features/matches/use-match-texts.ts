import type { Match } from '@portal/shared/contract/games/matches';
import { useIntl } from '@portal/shared/remote/intl';

const sports = ['football', 'basketball', 'tennis', 'moba', 'shooter', 'fighter', 'efootball'] as const;

/** Returns the words of matches: the sport as its studio calls it if it has no text, and the clock of a live one. */
export function useMatchTexts() {
  const intl = useIntl();
  return {
    sportOf({ sport }: Match): string {
      const known = sports.find((each) => each === sport);
      return known ? intl.formatMessage({ id: `matches.sport.${known}` }) : sport;
    },
    clockOf({ clock }: Match): string | undefined {
      if (!clock) return undefined;
      return intl.formatMessage({ id: `matches.clock.${clock.part}` }, { no: clock.no ?? '', time: clock.time ?? '' });
    },
  };
}
