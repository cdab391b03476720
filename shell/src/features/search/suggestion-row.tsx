import { categoryOfGameType } from '@portal/shared/ui/category';
import { cx } from '@portal/shared/ui/cx';
import { CategoryMark } from '@portal/shared/ui/games/category-mark';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { VendorMark } from '@portal/shared/ui/games/vendor-mark';
import { SearchIcon } from '@portal/shared/ui/icons/frame';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import type { ReactNode } from 'react';
import { pathBeforeGame } from '../../frame/navigation/navigation.rules.ts';
import { useText } from '../../host/use-text.ts';
import styles from './search-panel.module.css';
import type { Suggestion } from './suggestions.rules.ts';

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose(): void;
}

/** One option of the list: picture, name, vendor and category. */
export function SuggestionRow({ id, suggestion, isActive, onChoose }: SuggestionRowProps) {
  const { picture, name, about, note, isClosed } = useParts(suggestion);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which holds the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isClosed || undefined}
      className={cx(styles.option, isActive && styles.active)}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

interface Parts {
  picture: ReactNode;
  name: string;
  about?: string;
  /** Why it cannot be played now. */
  note?: string;
  /** True when it leads nowhere. */
  isClosed?: boolean;
}

function useParts(suggestion: Suggestion): Parts {
  const t = useText();
  switch (suggestion.kind) {
    case 'recent':
      return { picture: <ClockIcon size={20} />, name: suggestion.text };
    case 'all':
      return { picture: <SearchIcon size={20} />, name: t('search.all', { count: suggestion.count }) };
    case 'category':
      return {
        picture: <CategoryMark category={categoryOfGameType(suggestion.gameType)} size={36} />,
        name: suggestion.name,
      };
    case 'vendor': {
      const { name, gameType, image, games, unavailable } = suggestion.vendor;
      const category = t(`category.${gameType}`);
      return {
        picture: <VendorMark {...{ name, gameType, image }} size={36} />,
        name,
        about: unavailable
          ? `${category} · ${t(`game.unavailable.${unavailable}`)}`
          : t('search.vendor_games', { category, count: games }),
      };
    }
    case 'game': {
      const { gameName, vendorName, gameType, image, drawn, seed, theme, hasJackpot, unavailable, isStopped } =
        suggestion.game;
      return {
        picture: (
          <GameArt
            className={styles.art}
            category={categoryOfGameType(gameType)}
            image={image ?? drawn}
            {...{ seed, theme, hasJackpot }}
          />
        ),
        name: gameName,
        about: `${vendorName} · ${t(`category.${gameType}`)}`,
        note: unavailable && t(`game.unavailable.${isStopped ? 'stopped' : unavailable}`),
        isClosed: unavailable !== undefined && pathBeforeGame(suggestion.game) === undefined,
      };
    }
  }
}
