import { minorUnits } from '@portal/shared/contract/money/amounts';
import { playOutcome } from '@portal/shared/contract/play-outcome';
import { isMotionReduced } from '../../dom/dom.ts';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import type { SpinAnswer } from '../../rounds/studio-calls.ts';
import { t } from '../texts/translate.ts';
import type { Hit } from './batch.rules.ts';
import { type CatchParts, celebrateCatch } from './celebrate-catch.ts';
import type { FishDock } from './dock.ts';
import type { SeaSounds } from './sounds.ts';

interface PurseParts extends Omit<CatchParts, 'purse' | 'width' | 'isCalm'> {
  /** Amount text. */
  balance: string;
  dock: FishDock;
  sounds: SeaSounds;
  width(): number;
  /** Minor units of shots that are not answered. */
  reserved(): number;
}

const minor = (amount: string) => Number(minorUnits(amount));

/** Creates the player's balance on the page, updated by answers. */
export function createPurse(parts: PurseParts) {
  const { dock, sounds, tank, effects, symbol, width, reserved } = parts;
  let balance = minor(parts.balance);
  let shake = 0;

  function show(): void {
    dock.setBalance(balance - reserved());
  }

  function middle() {
    const { left, top, width: wide, height } = dock.purse();
    return { x: left + wide / 2, y: top + height / 2 };
  }

  /** What shots that caught came to, of all that were shot together. */
  function announceCatches(pays: readonly number[], { stake, win }: SpinAnswer): void {
    const caught = pays.filter((pay) => pay > 0).length;
    const outcome = playOutcome({ stake, returned: win });
    const words = t('catch.count', { caught });
    dock.showOutcome(outcome);
    dock.announce(`${words}: ${outcomeWords(outcome, symbol)}`);
    if (outcome.kind === 'win') sounds.catches(Math.max(...pays));
  }

  return {
    show,
    setBalance(amount: string): void {
      balance = minor(amount);
      show();
    },
    /** Minor units, with the shots that are not answered yet. */
    balance: () => balance,
    judged(hits: readonly Hit[], pays: readonly number[], answer: SpinAnswer): void {
      if (answer.balance) balance = minor(answer.balance);
      show();
      if (pays.some((pay) => pay > 0)) announceCatches(pays, answer);
      const shown = { tank, effects, symbol, purse: middle, width: width(), isCalm: isMotionReduced() };
      for (const [i, hit] of hits.entries()) {
        const pay = pays[i] ?? 0;
        if (pay > 0) shake = Math.max(shake, celebrateCatch(shown, hit, pay));
      }
    },
    /** Pixels that the page shakes after a great catch. */
    shake: () => shake,
    calm(seconds: number): void {
      shake = Math.max(0, shake - seconds * 14);
    },
  };
}
