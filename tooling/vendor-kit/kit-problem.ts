import type { Exchange } from './exchange.ts';

/** Why the kit cannot go on; for the person at the terminal. */
export class KitProblem extends Error {}

/** A rule of docs/vendor-api.md that does not hold, with the call that shows it. */
export class RuleBroken extends Error {
  readonly exchange: Exchange | undefined;

  constructor(expected: string, exchange?: Exchange) {
    super(expected);
    this.exchange = exchange;
  }
}

/** A check that cannot be made with what the kit was given. */
export class NotChecked extends Error {}
