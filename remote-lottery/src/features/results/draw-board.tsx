import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { ChevronLeftIcon, ChevronRightIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { boardKind } from '../../numbers/board.rules.ts';
import { drawTime } from '../../numbers/draw-day.ts';
import { GreatNumbers } from '../../numbers/great-numbers.tsx';
import { DrawBadges } from './draw-badges.tsx';
import { DrawProof } from './draw-proof.tsx';
import { PrizeTable } from './prize-table.tsx';
import styles from './results-dialog.module.css';
import { VietnamBoard } from './vietnam-board.tsx';

interface DrawBoardProps {
  game: LotteryGame;
  /** Newest first. */
  draws: readonly OpenedDraw[];
  /** Place of the draw that is shown. */
  at: number;
  onLook: (at: number) => void;
}

/** One draw: when, its number, its board, its proof; the arrows go from draw to draw. */
export function DrawBoard({ game, draws, at, onLook }: DrawBoardProps) {
  const intl = useIntl();
  const draw = draws[at];
  if (!draw) return null;
  return (
    <>
      <header className={styles.head}>
        <IconButton
          label={intl.formatMessage({ id: 'results.older' })}
          icon={<ChevronLeftIcon />}
          disabled={at >= draws.length - 1}
          onClick={() => onLook(at + 1)}
        />
        <div className={styles.when} aria-live="polite">
          <p className={styles.time}>{drawTime(intl, draw.drawnAt)}</p>
          <DrawBadges draw={draw} />
        </div>
        <IconButton
          label={intl.formatMessage({ id: 'results.newer' })}
          icon={<ChevronRightIcon />}
          disabled={at === 0}
          onClick={() => onLook(at - 1)}
        />
      </header>
      <DrawReason draw={draw} />
      <Numbers key={`${draw.drawId}/${draw.corrections}`} draw={draw} />
      <DrawProof key={draw.drawId} game={game} draw={draw} />
    </>
  );
}

/** The words of the studio on a draw that was cancelled or corrected. */
function DrawReason({ draw: { reason } }: { draw: OpenedDraw }) {
  if (!reason) return null;
  return (
    <p className={styles.reason}>
      <FormattedMessage id="results.reason" values={{ reason }} />
    </p>
  );
}

function Numbers({ draw }: { draw: OpenedDraw }) {
  if (draw.state === 'cancelled') {
    return (
      <p className={styles.cancelled}>
        <FormattedMessage id="results.cancelled" />
      </p>
    );
  }
  const kind = boardKind(draw);
  if (kind === 'vietnam') return <VietnamBoard draw={draw} />;
  if (kind === 'prizes') return <PrizeTable look="list" prizes={draw.prizes} />;
  return (
    <div className={styles.great}>
      <GreatNumbers draw={draw} size="large" />
    </div>
  );
}
