import type { Match } from '@portal/shared/contract/games/matches';
import { useIntl } from '@portal/shared/remote/intl';
import { ChevronRightIcon } from '@portal/shared/ui/icons/frame';
import styles from './all-markets.module.css';
import type { OpenBook } from './prices.tsx';

/** Opens the book at a match with all its markets; nothing for a match whose studio does not offer it. */
export function AllMarkets({ match, openBook }: { match: Match; openBook: OpenBook }) {
  const intl = useIntl();
  const { home, away, book, selection } = match;
  if (!selection) return null;
  const text = intl.formatMessage({ id: 'matches.markets' });
  const teams = intl.formatMessage({ id: 'matches.versus' }, { home: home.name, away: away.name });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${text}: ${teams}`}
      onClick={() => openBook(book, selection)}
    >
      {text}
      <ChevronRightIcon size={16} />
    </button>
  );
}
