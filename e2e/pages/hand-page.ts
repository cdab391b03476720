import { expect, type Locator } from '@playwright/test';
import type { GamePage, Verb } from './game-page.ts';

/** A game in the frame in which the player decides during the round. */
export class HandPage {
  constructor(
    private readonly game: GamePage,
    private readonly verb: Verb,
  ) {}

  /** A move that is available now. */
  move(name: string | RegExp): Locator {
    return this.game.frame.getByRole('group', { name: 'Your move' }).getByRole('button', { name });
  }

  /** A closed cell of mines, from 1. */
  cell(row: number, column: number): Locator {
    return this.game.frame.getByRole('button', { name: `Row ${row}, column ${column}: closed` });
  }

  get cards(): Locator {
    return this.game.frame.getByRole('group', { name: 'Your cards; press to hold' }).getByRole('button');
  }

  /** "7 of hearts" for each card of the player. */
  cardNames(): Promise<(string | null)[]> {
    return this.cards.getByRole('img').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  }

  /** Places the stake and waits for the first decision or the end of the hand. */
  deal(): Promise<void> {
    return this.game.begin(this.verb);
  }

  /** Makes a move and waits for the answer of the studio. */
  async make(move: Locator): Promise<void> {
    const answered = this.game.page.waitForResponse((answer) => answer.url().endsWith('/api/act') && answer.ok());
    await move.click();
    await answered;
  }

  /** Waits until the page shows the end of the hand or the moves; returns whether the hand is over. */
  async isOver(moves: Locator): Promise<boolean> {
    const next = this.game.verb(this.verb);
    // `isEnabled` on a missing button would wait for it.
    const enabledMoves = moves.and(this.game.frame.getByRole('button', { disabled: false }));
    const isShown = async () => (await next.isEnabled()) || (await enabledMoves.count()) > 0;
    await expect.poll(isShown).toBe(true);
    return next.isEnabled();
  }
}
