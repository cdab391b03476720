import { drawChance } from '@portal/shared/contract/rewards/chance';
import type { ChanceDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useHost } from '@portal/shared/remote/host-context';
import { offWhen } from '@portal/shared/ui/behaviour/off-when';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { hasWon, usePrizeText } from '../../../frame/draws/prize-text.tsx';
import { useText } from '../../../host/use-text.ts';
import { type Chance, eggsOfToday } from '../chance.ts';
import { DrawButton } from '../draw-button.tsx';
import { DrawResult } from '../draw-result.tsx';
import { FairNote } from '../fair-note.tsx';
import { Stage } from '../stage.tsx';
import { Tickets } from '../tickets.tsx';
import { useRefreshChance } from '../use-chance-updates.ts';
import { useDraw } from '../use-draw.ts';
import { useResultAnimation } from '../use-result-animation.ts';
import { EggArt } from './egg-art.tsx';
import styles from './eggs.module.css';

/** Duration of the cracking animation in eggs.module.css. */
const crackMs = 1300;
const eggs = [0, 1, 2] as const;

/** Three eggs; the choice of the egg is visual only, the server draws. */
export function EggGame({ terms }: { terms: Chance['egg'] }) {
  const t = useText();
  const { call } = useHost();
  const text = usePrizeText();
  const [chosen, setChosen] = useState<number>(1);
  const show = useResultAnimation<ChanceDraw>(crackMs, useRefreshChance());
  const breaking = useDraw<string>(
    'egg',
    (shown, input, idempotencyKey) => call(drawChance, { game: 'egg', oddsId: shown, ...input }, { idempotencyKey }),
    show.start,
  );
  const { result, isMoving } = show;
  const isCapped = (terms.tickets ?? 0) > 0 && eggsOfToday(terms) === 0;
  const state = (at: number) => (at !== chosen || !result ? 'whole' : isMoving ? 'cracking' : 'open');
  return (
    <Stage
      title={t('lucky.egg')}
      closed={terms.closed}
      art={
        <div className={styles.nest}>
          {eggs.map((at) => (
            <button
              key={at}
              type="button"
              className={styles.egg}
              data-state={state(at)}
              aria-pressed={at === chosen}
              aria-label={t('lucky.egg_no', { no: at + 1 })}
              {...offWhen(result !== undefined || breaking.isBusy, () => setChosen(at))}
            >
              <EggArt />
              {state(at) === 'open' && result && (
                <span className={styles.inside} data-won={hasWon(result) ? '' : undefined} aria-hidden="true">
                  {text.draw(result)}
                </span>
              )}
            </button>
          ))}
        </div>
      }
    >
      <Tickets
        tickets={terms.tickets}
        staked={terms.stakedTowards}
        needed={terms.stakePerTicket}
        rule={t('lucky.egg_rule', { amount: text.amount(terms.stakePerTicket), count: terms.perDay })}
      />
      {isCapped && <p>{t('lucky.egg_cap', { count: terms.perDay })}</p>}
      <DrawResult draw={isMoving ? undefined : result} />
      <FailureNote>{breaking.failure}</FailureNote>
      <DrawButton
        label={t('lucky.egg_break')}
        isBusy={breaking.isBusy}
        isDisabled={terms.closed !== undefined || terms.tickets === 0 || isCapped}
        onDraw={() => breaking.draw(terms.oddsId)}
        shown={
          result && {
            label: t(isMoving ? 'lucky.skip' : 'lucky.egg_next'),
            isMain: !isMoving,
            onPress: isMoving ? show.finish : show.clear,
          }
        }
      />
      <FairNote
        game="egg"
        prizes={terms.prizes}
        turnoverPercent={terms.turnoverPercent}
        commitment={breaking.commitment}
      />
    </Stage>
  );
}
