import { drawChance } from '@portal/shared/contract/rewards/chance';
import type { ChanceDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useHost } from '@portal/shared/remote/host-context';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { usePrizeText } from '../../../frame/draws/prize-text.tsx';
import { useText } from '../../../host/use-text.ts';
import type { Chance } from '../chance.ts';
import { DrawButton } from '../draw-button.tsx';
import { DrawResult } from '../draw-result.tsx';
import { FairNote } from '../fair-note.tsx';
import { Stage } from '../stage.tsx';
import { Tickets } from '../tickets.tsx';
import { useRefreshChance } from '../use-chance-updates.ts';
import { useDraw } from '../use-draw.ts';
import { useResultAnimation } from '../use-result-animation.ts';
import { stopAt } from './wheel.rules.ts';
import { WheelArt } from './wheel-art.tsx';

/** Duration of the turn in wheel.module.css. */
const turnMs = 4600;

type Spin = Extract<ChanceDraw, { game: 'wheel' | 'egg' }>;

/** A spin: the server draws first, then the wheel turns to the result. */
export function WheelGame({ terms }: { terms: Chance['wheel'] }) {
  const t = useText();
  const { call } = useHost();
  const { amount } = usePrizeText();
  const [turned, setTurned] = useState(0);
  const show = useResultAnimation<Spin>(turnMs, useRefreshChance());
  const { oddsId } = terms;
  const spin = useDraw<string>(
    'wheel',
    (shown, input, idempotencyKey) => call(drawChance, { game: 'wheel', oddsId: shown, ...input }, { idempotencyKey }),
    (draw) => {
      if (draw.game === 'envelope') return;
      const index = draw.prizes.findIndex(({ id }) => id === draw.prizeId);
      setTurned((from) => stopAt(index, draw.prizes.length, from, Math.random() * 2 - 1));
      show.start(draw);
    },
  );
  const { result, isMoving } = show;
  // The wheel of the draw stays until the next one, even if the operator changes the prizes meanwhile.
  const prizes = result?.prizes ?? terms.prizes;
  const won = result && !isMoving ? prizes.findIndex(({ id }) => id === result.prizeId) : undefined;
  return (
    <Stage
      title={t('lucky.wheel')}
      closed={terms.closed}
      art={<WheelArt prizes={prizes} turned={turned} isMoving={isMoving} won={won} />}
    >
      <Tickets
        tickets={terms.tickets}
        staked={terms.stakedToday}
        needed={terms.stakeForSpin}
        rule={
          terms.stakeForSpin === '0.00'
            ? t('lucky.wheel_rule_free', { count: terms.perDay })
            : t('lucky.wheel_rule', { amount: amount(terms.stakeForSpin), count: terms.perDay })
        }
      />
      <DrawResult draw={isMoving ? undefined : result} />
      <FailureNote>{spin.failure}</FailureNote>
      <DrawButton
        label={t('lucky.spin')}
        isBusy={spin.isBusy}
        isDisabled={terms.closed !== undefined || terms.tickets === 0}
        onDraw={() => spin.draw(oddsId)}
        shown={isMoving ? { label: t('lucky.skip'), isMain: false, onPress: show.finish } : undefined}
      />
      <FairNote
        game="wheel"
        prizes={terms.prizes}
        turnoverPercent={terms.turnoverPercent}
        commitment={spin.commitment}
      />
    </Stage>
  );
}
