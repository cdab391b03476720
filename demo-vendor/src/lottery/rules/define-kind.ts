import type { Draw } from '@portal/engines/engine';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type {
  DrawnNumbers,
  Line,
  LineFault,
  LineWin,
  LotteryKind,
  LotteryKindCode,
  PickShape,
  PlayType,
} from './lottery-kind.ts';
import type { Play } from './play.ts';

interface Drafted {
  code: LotteryKindCode;
  /** In the order of the rules sheet. */
  plays: readonly Play[];
  draw(draw: Draw): DrawnNumbers;
}

/** Defines a kind of lottery by its plays. Payouts come from the published odds, so that nothing else can be paid. */
export function defineKind({ code, plays, draw }: Drafted): LotteryKind {
  const byCode = new Map(plays.map((play) => [play.type.code, play]));
  const paysOf = new Map(plays.map(({ type }) => [type.code, oddsOf(type.odds)]));
  return {
    code,
    playTypes: plays.map(({ type }) => type),
    draw,
    checkLine({ playType, numbers }) {
      const play = byCode.get(playType);
      return play ? faultOf(play.type, numbers) : 'unknown_play_type';
    },
    winOf(line: Line, drawn: DrawnNumbers): LineWin {
      const play = byCode.get(line.playType);
      const pays = paysOf.get(line.playType);
      if (!play || !pays) throw new Error(`${code} has no play type ${line.playType}`);
      const hits = play.hits(line.numbers, drawn).filter(({ times }) => times > 0);
      const oddsHundredths = hits.reduce((sum, { won, times }) => sum + times * paid(pays, won), 0);
      return { oddsHundredths, hits };
    },
  };
}

function oddsOf(odds: readonly { won: string; pays: string }[]): ReadonlyMap<string, number> {
  return new Map(odds.map(({ won, pays }) => [won, Number(minorUnits(pays))]));
}

function paid(pays: ReadonlyMap<string, number>, won: string): number {
  const hundredths = pays.get(won);
  if (hundredths === undefined) throw new Error(`no odds for ${won}`);
  return hundredths;
}

/** Returns the fault in the numbers of a line of this play type, if any. */
function faultOf({ shape, picks }: PlayType, numbers: readonly string[]): LineFault | undefined {
  if (numbers.length < picks.least) return 'too_few_numbers';
  if (numbers.length > picks.most) return 'too_many_numbers';
  if (!numbers.every((number) => isInShape(shape, number))) return 'invalid_number';
  const mayRepeat = shape.kind === 'digits' && !shape.distinct;
  if (!mayRepeat && new Set(numbers).size < numbers.length) return 'repeated_number';
  return undefined;
}

/** Returns whether a number fits the shape; only ASCII digits count, no full-width or other digits. */
function isInShape(shape: PickShape, number: string): boolean {
  if (typeof number !== 'string') return false;
  if (shape.kind === 'digits') return number.length === shape.length && /^[0-9]+$/.test(number);
  return shape.kind === 'options' && shape.options.some(({ value }) => value === number);
}
