import { findFacts } from '@portal/engines/find-facts';
import { volatilityOf } from '@portal/engines/returns/volatility';
import { publishedReturns, type TableEngine } from '../tables/table-texts.ts';
import type { StudioGame } from './game.ts';

type Figures = Pick<StudioGame, 'returnPercent' | 'lowestReturnPercent' | 'volatility'>;

/** Returns the figures that the rules page of an engine publishes, for the catalogue. */
export function publishedFigures(engine: string): Figures {
  const { returnPercent, paytable } = findFacts(engine);
  const volatility = volatilityOf(engine);
  const bets = paytable.flatMap(({ percent }) => percent ?? []);
  return { ...returnsOf([returnPercent, ...bets]), ...(volatility && { volatility }) };
}

/** Returns the figures of a shared table: those of its best and of its worst bet. */
export function tableFigures(engine: TableEngine): Figures {
  return returnsOf(publishedReturns(engine).map(({ percent }) => percent));
}

/** Rounds down, so that no figure promises more than the game returns. */
const toHundredth = (percent: number) => Math.floor(percent * 100 + 1e-6) / 100;

function returnsOf(percents: readonly number[]): Figures {
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)].map(toHundredth);
  return { returnPercent: highest, ...(lowest !== highest && { lowestReturnPercent: lowest }) };
}
