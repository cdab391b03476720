import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import type { GameCategory } from '@portal/shared/ui/category';
import { GameArt } from '@portal/shared/ui/game-art';
import { PlayIcon } from '@portal/shared/ui/icons-media';
import { WarnIcon } from '@portal/shared/ui/icons-status';
import type { Choice } from './choice.rules.ts';
import { timeLeft } from './countdown.rules.ts';
import styles from './lottery-page.module.css';

interface ChoiceNoticeProps {
  choice: Choice;
  category: GameCategory;
  serverNowMs: number;
}

/** What the address asked for: the game itself ready to play, or why it is not here. The lobby stands below it. */
export function ChoiceNotice({ choice, category, serverNowMs }: ChoiceNoticeProps) {
  if (choice.kind === 'none') return null;
  if (choice.kind === 'game') return <ChosenGame game={choice.game} category={category} serverNowMs={serverNowMs} />;
  return (
    <p className={styles.notice} role="alert">
      <WarnIcon size={20} />
      <FormattedMessage id={`choice.${choice.kind}`} />
    </p>
  );
}

type ChosenGameProps = Omit<ChoiceNoticeProps, 'choice'> & { game: Extract<Choice, { kind: 'game' }>['game'] };

function ChosenGame({ game, category, serverNowMs }: ChosenGameProps) {
  const host = useHost();
  const intl = useIntl();
  const left = game.nextDrawAt && timeLeft(game.nextDrawAt, serverNowMs);
  const { vassalage, gameCode, gameName } = game;
  return (
    <section className={styles.chosen} aria-label={gameName}>
      <GameArt className={styles.chosenArt} seed={game.seed} theme={game.theme} category={category} />
      <div className={styles.words}>
        <h2>{gameName}</h2>
        {left ? (
          <p className={styles.text}>
            <FormattedMessage id="draw.next" values={{ left: <span className={styles.clock}>{left}</span> }} />
          </p>
        ) : null}
        {game.unavailable ? (
          <p className={styles.text}>{intl.formatMessage({ id: `tile.${game.unavailable}` })}</p>
        ) : (
          <Button
            variant="primary"
            icon={<PlayIcon size={20} />}
            onClick={() => void host.launchGame({ vassalage, gameCode, gameName })}
          >
            <FormattedMessage id="choice.play" />
          </Button>
        )}
      </div>
    </section>
  );
}
