import type { Match } from '@portal/shared/contract/games/matches';
import { useIntl } from '@portal/shared/remote/intl';
import { LockIcon } from '@portal/shared/ui/icons/status';
import { useEffect, useState } from 'react';
import styles from './prices.module.css';

type Outcome = Match['outcomes'][number];
/** Opens the book of a match with a selection of its studio. */
export type OpenBook = (book: Match['book'], selection: string) => void;

/** The prices of a match's result side by side. Suspended ones are closed and keep their last figures. */
export function Prices({ match, openBook }: { match: Match; openBook: OpenBook }) {
  const intl = useIntl();
  const { betting, outcomes } = match;
  if (betting === 'closed' || outcomes.length === 0) {
    return (
      <p className={styles.closed}>
        <LockIcon size={16} />
        {intl.formatMessage({ id: betting === 'closed' ? 'matches.closed' : 'matches.suspended' })}
      </p>
    );
  }
  return (
    <div className={styles.prices}>
      {outcomes.map((outcome) => (
        <PriceButton key={outcome.id} match={match} outcome={outcome} openBook={openBook} />
      ))}
    </div>
  );
}

/** How long a move is shown. */
const moveShownMs = 6000;

interface PriceButtonProps {
  match: Match;
  outcome: Outcome;
  openBook: OpenBook;
}

function PriceButton({ match, outcome, openBook }: PriceButtonProps) {
  const intl = useIntl();
  const { betting, book, outcomes } = match;
  const { id, price, selection } = outcome;
  const isOpen = betting === 'open';
  const move = usePriceMove(price);
  const sign = signOf(
    match,
    id,
    outcomes.some((each) => each.id === 'draw'),
  );
  const team = id === 'draw' ? '' : match[id].name;
  const name = intl.formatMessage({ id: id === 'draw' ? 'matches.price.draw' : 'matches.price.win' }, { team });
  const state = isOpen ? move : 'suspended';
  // What is seen comes first in the name, so that voice control finds the button by it.
  const spoken = `${sign} ${price}: ${name}${state ? `, ${intl.formatMessage({ id: `matches.price.${state}` })}` : ''}`;
  return (
    <button
      type="button"
      className={styles.price}
      aria-label={spoken}
      aria-disabled={!isOpen}
      data-move={isOpen ? move : undefined}
      onClick={isOpen ? () => openBook(book, selection) : undefined}
    >
      <span className={styles.sign}>{sign}</span>{' '}
      <b className={styles.value} translate="no">
        {isOpen ? null : <LockIcon size={14} />}
        {price}
        {isOpen && move ? <MoveArrow move={move} /> : null}
      </b>
    </button>
  );
}

function signOf({ home, away }: Match, id: Outcome['id'], hasDraw: boolean): string {
  if (id === 'draw') return 'X';
  if (hasDraw) return id === 'home' ? '1' : '2';
  return id === 'home' ? home.short : away.short;
}

type Move = 'up' | 'down';

/** Returns how the price has moved; undefined again after some seconds. */
function usePriceMove(price: string): Move | undefined {
  const [shown, setShown] = useState<{ price: string; move?: Move }>({ price });
  if (shown.price !== price) setShown({ price, move: Number(price) > Number(shown.price) ? 'up' : 'down' });
  useEffect(() => {
    if (!shown.move) return;
    const timer = window.setTimeout(() => setShown({ price: shown.price }), moveShownMs);
    return () => window.clearTimeout(timer);
  }, [shown]);
  return shown.move;
}

function MoveArrow({ move }: { move: Move }) {
  return (
    <svg className={styles.arrow} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d={move === 'up' ? 'M5 1l4 7H1z' : 'M5 9L1 2h8z'} fill="currentColor" />
    </svg>
  );
}
