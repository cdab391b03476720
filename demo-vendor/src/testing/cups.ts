import type { HandEngine } from '@portal/engines/engine';

interface Cup {
  isThere: boolean;
  stakes: number;
  looks: number;
  isOver: boolean;
}

/** A coin under a cup: stop for twice the stake if it is there, or double first; 'look' costs nothing. */
export const cups: HandEngine<Cup> = {
  id: 'cups',
  title: 'Cups',
  denominator: 1,
  returnPercent: 100,
  returnBasis: 'exact',
  reels: 0,
  rows: 0,
  lines: 0,
  choices: [],
  rules: [],
  paytable: [],
  begin: (draw) => ({ isThere: draw(2) === 1, stakes: 1, looks: 0, isOver: false }),
  offers: ({ isOver, stakes }) =>
    isOver
      ? []
      : [
          { id: 'stop', label: 'Stop', stakes: 0 },
          { id: 'look', label: 'Look', stakes: 0 },
          ...(stakes === 1 ? [{ id: 'double', label: 'Double', stakes: 1 }] : []),
        ],
  act: (state, action) => {
    if (action === 'look') return { ...state, looks: state.looks + 1 };
    return action === 'double' ? { ...state, stakes: 2 } : { ...state, isOver: true };
  },
  show: ({ isOver, isThere }) => ({ kind: 'scratch', cells: [isOver && isThere ? 1 : 0], prizeSymbol: null }),
  units: ({ isThere, stakes }) => (isThere ? 2 * stakes : 0),
  unattended: () => 'stop',
};
