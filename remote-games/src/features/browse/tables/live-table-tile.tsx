import type { LiveTable } from '@portal/shared/contract/games/live-tables';
import type { RoadResult } from '@portal/shared/contract/vendor-api/live-tables';
import { useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import type { ServerClock } from '@portal/shared/remote/time/server-clock';
import { BeadRoad } from '@portal/shared/ui/games/bead-road';
import type { Bead } from '@portal/shared/ui/games/bead-road.rules';
import { RoundRing } from '@portal/shared/ui/games/round-ring';
import { TableTile } from '@portal/shared/ui/games/table-tile';
import { PeopleIcon } from '@portal/shared/ui/icons/navigation';
import { memo, useMemo } from 'react';
import { type LobbyTileProps, useTile } from '../use-tile.ts';
import styles from './live-table-tile.module.css';
import { type Moment, momentOf } from './phase.rules.ts';

type LiveTableTileProps = LobbyTileProps & {
  /** Absent for a table of which nothing is known: its tile is calm. */
  table?: LiveTable;
  /** True while tables may be missing because nothing is known of them yet. */
  isLoading: boolean;
  clock: ServerClock;
};

/** Last seconds of betting, in which the ring is red. */
const shortSeconds = 4;
/** Results that are said in words. */
const saidResults = 5;

/** A shared table of the lobby as a table: road, limits, players, shoe, and the countdown of the round. */
export const LiveTableTile = memo(function LiveTableTile({ table, isLoading, clock, ...props }: LiveTableTileProps) {
  const intl = useIntl();
  const tile = useTile(props);
  const beads = useBeads(table?.road);
  const empty = intl.formatMessage({ id: table ? 'live.road.empty' : 'live.road.unknown' });
  const limits = useLimits(table ?? { minBet: props.game.minBet });
  const road = <BeadRoad beads={beads} empty={empty} />;
  const sentence = useSentence(table, limits);
  if (!table && isLoading) return <TableTile {...tile} sentence={limits} foot={<span>{limits}</span>} />;
  if (!table) return <TableTile {...tile} sentence={sentence} road={road} foot={<span>{limits}</span>} />;
  const { shoe } = table;
  return (
    <TableTile
      {...tile}
      image={table.picture ?? tile.image}
      sentence={sentence}
      dealer={table.dealer && intl.formatMessage({ id: 'live.dealer' }, { name: table.dealer })}
      clock={<TableClock table={table} clock={clock} />}
      head={
        <>
          <TablePhase table={table} clock={clock} />
          <span className={styles.players}>
            <PeopleIcon size={16} />
            {intl.formatNumber(table.players)}
          </span>
        </>
      }
      road={road}
      foot={
        <>
          <span className={styles.limits}>{limits}</span>
          {shoe && <span className={styles.shoe}>{intl.formatMessage(...messageOf(shoe, 'live.shoe'))}</span>}
        </>
      }
    />
  );
});

/** What a shoe is described with: its count, or that there is no need for one. */
function messageOf(
  { cards, cardsLeft: left, isFreshEachRound }: NonNullable<LiveTable['shoe']>,
  id: 'live.shoe' | 'live.shoe.say',
): [{ id: string }, { cards: number; left: number }] {
  return [{ id: isFreshEachRound ? `${id}.fresh` : id }, { cards, left }];
}

interface OfTable {
  table: LiveTable;
  clock: ServerClock;
}

function useMoment({ table, clock }: OfTable): Moment | undefined {
  const now = useReadable(clock);
  return now === undefined ? undefined : momentOf(table, now);
}

function TableClock(props: OfTable) {
  const moment = useMoment(props);
  if (moment?.seconds === undefined || moment.of === undefined) return null;
  const { phase, seconds, of } = moment;
  const tone = phase !== 'betting' ? 'closed' : seconds <= shortSeconds ? 'short' : 'open';
  // Another phase begins with a full ring, and does not fill it up before everybody's eyes.
  return <RoundRing key={phase} {...{ seconds, of, tone }} />;
}

function TablePhase(props: OfTable) {
  const intl = useIntl();
  const moment = useMoment(props);
  if (!moment) return <span />;
  return (
    <span className={styles.phase} data-phase={moment.phase}>
      {intl.formatMessage({ id: `live.phase.${moment.phase}` })}
    </span>
  );
}

const tones: Readonly<Record<RoadResult['outcome'], Bead['tone']>> = {
  player: 'blue',
  banker: 'red',
  tie: 'green',
  meron: 'red',
  wala: 'blue',
  draw: 'green',
  red: 'red',
  black: 'black',
  green: 'green',
};

function useBeads(road: LiveTable['road'] | undefined): Bead[] {
  const intl = useIntl();
  return useMemo(
    () =>
      (road ?? []).map(({ roundNo, outcome, number }) => ({
        roundNo,
        sign: number === undefined ? intl.formatMessage({ id: `live.bead.${outcome}` }) : String(number),
        tone: tones[outcome],
      })),
    [road, intl],
  );
}

function useLimits({ minBet, maxBet }: { minBet: string; maxBet?: string }): string {
  const intl = useIntl();
  // Separators of all amounts, in every language (decisions/120).
  const amount = (text: string) => Number(text).toLocaleString('en', { maximumFractionDigits: 2 });
  if (maxBet === undefined) return intl.formatMessage({ id: 'tile.minBet' }, { amount: amount(minBet) });
  return intl.formatMessage({ id: 'live.limits' }, { min: amount(minBet), max: amount(maxBet) });
}

/** The table in words. It changes with a round and its players, not with the seconds. */
function useSentence(table: LiveTable | undefined, limits: string): string {
  const intl = useIntl();
  if (!table) return intl.formatMessage({ id: 'live.say.unknown' }, { limits });
  const results = table.road
    .slice(-saidResults)
    .reverse()
    .map(({ outcome, number }) => intl.formatMessage({ id: `live.outcome.${outcome}` }, { number }).trim());
  const { shoe } = table;
  return [
    limits,
    intl.formatMessage({ id: 'live.players' }, { count: table.players }),
    ...(shoe ? [intl.formatMessage(...messageOf(shoe, 'live.shoe.say'))] : []),
    results.length > 0
      ? intl.formatMessage({ id: 'live.road.say' }, { results: results.join(', ') })
      : intl.formatMessage({ id: 'live.road.empty' }),
  ].join('. ');
}
