import type { GameFacts, HandEngine } from '../../engine.ts';
import { deal } from '../cards.rules.ts';

/** Ten cards: five dealt, then the replacements for cards not held, in order. */
interface VideoPokerState {
  cards: number[];
  /** Positions that were held; null while the player decides. */
  held: number[] | null;
}

/** A line of the paytable; `pays` is in whole stakes, the stake included. */
export interface PokerLine {
  id: string;
  label: string;
  pays: number;
}

interface PokerPays {
  /** Best first. */
  lines: readonly PokerLine[];
  /** The line that five cards win, if any. */
  lineOf(cards: readonly number[]): PokerLine | undefined;
  /** Positions held for a player who does not come back. */
  plainHold(cards: readonly number[]): number[];
}

const holdForm = /^hold(?::([0-4](?:,[0-4])*))?$/;

/** Parses the positions of 'hold:0,3'; empty for 'hold', undefined for anything else. */
export function readHold(action: string): number[] | undefined {
  const match = holdForm.exec(action);
  if (!match) return undefined;
  const positions = match[1] ? match[1].split(',').map(Number) : [];
  const isRising = positions.every((position, i) => i === 0 || position > (positions[i - 1] ?? 0));
  return isRising ? positions : undefined;
}

export const holdAction = (positions: readonly number[]) =>
  positions.length === 0 ? 'hold' : `hold:${positions.join(',')}`;

/** Returns the five cards after the draw. */
function handAfter({ cards, held }: VideoPokerState): number[] {
  if (!held) return cards.slice(0, 5);
  let next = 5;
  return cards.slice(0, 5).map((card, position) => {
    if (held.includes(position)) return card;
    next += 1;
    return cards[next - 1] ?? card;
  });
}

type PokerFacts = Pick<GameFacts, 'id' | 'title' | 'returnPercent' | 'rules'>;

/** Makes a video poker game: five cards, one exchange. The two games differ in their paytable only. */
export function videoPoker(facts: PokerFacts, { lines, lineOf, plainHold }: PokerPays): HandEngine<VideoPokerState> {
  return {
    ...facts,
    denominator: 1,
    returnBasis: 'exact',
    reels: 5,
    rows: 1,
    lines: 1,
    choices: [],
    paytable: lines.map(({ label, pays }) => ({ label, pays: `${pays}×` })),
    begin: (draw) => ({ cards: deal(draw, 10), held: null }),
    offers: ({ held }) => (held ? [] : [{ id: 'hold', label: 'Draw', stakes: 0 }]),
    isOpen: ({ held }, action) => held === null && readHold(action) !== undefined,
    act: (state, action) => ({ ...state, held: readHold(action) ?? [] }),
    show(state) {
      const cards = handAfter(state);
      return { kind: 'video-poker', cards, held: state.held, line: lineOf(cards)?.id ?? null };
    },
    units: (state) => (state.held ? (lineOf(handAfter(state))?.pays ?? 0) : 0),
    unattended: ({ cards }) => holdAction(plainHold(cards.slice(0, 5))),
  };
}
