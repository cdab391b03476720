import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { Failed } from '@portal/shared/parts/failed';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { useMayListNumbers, useOpenedDraws } from '../../numbers/use-opened-draws.ts';
import { NothingHere } from '../../states/nothing-here.tsx';
import { DrawBoard } from './draw-board.tsx';
import { DrawHistory } from './draw-history.tsx';
import styles from './results-dialog.module.css';
import { Trend } from './trend.tsx';

type Part = 'board' | 'history' | 'trend';
const parts: readonly Part[] = ['board', 'history', 'trend'];

/** The last 100 draws of a game, or why they cannot be shown. */
export function ResultsContent({ game }: { game: LotteryGame }) {
  const host = useHost();
  const mayRead = useMayListNumbers(game);
  const { draws, last, query } = useOpenedDraws(game);
  if (!mayRead) return <NothingHere of="results.members" drawing="records" onAct={() => host.openLogin()} />;
  if (draws && draws.length > 0) return <ResultParts game={game} draws={draws} last={Math.max(0, last)} />;
  if (draws) return <NothingHere of="results.none" drawing="records" />;
  if (query.isError || query.fetchStatus === 'paused') return <Failed titleId="results.failed" query={query} />;
  return <ResultsSkeleton />;
}

interface ResultPartsProps {
  game: LotteryGame;
  draws: readonly OpenedDraw[];
  /** Index of the last past draw. */
  last: number;
}

function ResultParts({ game, draws, last }: ResultPartsProps) {
  const intl = useIntl();
  const [part, setPart] = useState<Part>('board');
  // Without a choice the last is shown, and the next one as soon as it is drawn.
  const [drawId, setDrawId] = useState<string>();
  const chosen = draws.findIndex((draw) => draw.drawId === drawId);
  const at = chosen < 0 ? last : chosen;
  const look = (place: number) => setDrawId(place === last ? undefined : draws[place]?.drawId);
  return (
    <Tabs
      look="pill"
      label={intl.formatMessage({ id: 'results.parts' })}
      items={parts.map((value) => ({ value, label: intl.formatMessage({ id: `results.${value}` }) }))}
      value={part}
      onChange={setPart}
    >
      {part === 'board' ? <DrawBoard game={game} draws={draws} at={at} onLook={look} /> : null}
      {part === 'history' ? (
        <DrawHistory
          draws={draws}
          onLook={(draw) => {
            look(draws.indexOf(draw));
            setPart('board');
          }}
        />
      ) : null}
      {part === 'trend' ? <Trend draws={draws} /> : null}
    </Tabs>
  );
}

function ResultsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="block" height={48} />
      <Skeleton shape="block" height={320} />
    </div>
  );
}
