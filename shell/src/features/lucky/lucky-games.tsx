import { type ChanceGame, chanceGames } from '@portal/shared/contract/rewards/chance-shapes';
import { useAtomValue } from '@portal/shared/remote/state';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import { type Chance, eggsOfToday } from './chance.ts';
import { EggGame } from './eggs/egg-game.tsx';
import { openNow } from './envelopes/drop-state.rules.ts';
import { EnvelopeGame } from './envelopes/envelope-game.tsx';
import styles from './lucky.module.css';
import { OwnDraws } from './own-draws.tsx';
import { WheelGame } from './wheel/wheel-game.tsx';

/** One game at a time on its stage, with the member's draws below. */
export function LuckyGames({ chance }: { chance: Chance }) {
  const t = useText();
  const [game, setGame] = useState<ChanceGame>('wheel');
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const waiting: Record<ChanceGame, number> = {
    wheel: chance.wheel.tickets ?? 0,
    egg: eggsOfToday(chance.egg),
    envelope: openNow(chance.envelope.drops, Date.now()).length,
  };
  return (
    <>
      <Tabs
        className={styles.games}
        label={t('lucky.games')}
        look="pill"
        value={game}
        onChange={setGame}
        items={chanceGames.map((value) => ({
          value,
          label: t(`lucky.${value}`),
          badge: (
            <CountBadge
              count={waiting[value]}
              label={t(value === 'envelope' ? 'lucky.open_drops' : 'lucky.tickets', { count: waiting[value] })}
            />
          ),
        }))}
      >
        {game === 'wheel' && <WheelGame terms={chance.wheel} />}
        {game === 'egg' && <EggGame terms={chance.egg} />}
        {game === 'envelope' && <EnvelopeGame terms={chance.envelope} />}
      </Tabs>
      {isLoggedIn && <OwnDraws />}
    </>
  );
}
