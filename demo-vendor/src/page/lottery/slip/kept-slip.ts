import type { GameView } from '../../../lottery/lottery-shapes.ts';
import { type KeptSlip, readKeptSlip } from './kept-slip.rules.ts';

const keyOf = (gameCode: string) => `lottery slip ${gameCode}`;

export function keepSlip(gameCode: string, slip: KeptSlip): void {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
}

export const keptSlip = (game: GameView): KeptSlip => readKeptSlip(sessionStorage.getItem(keyOf(game.gameCode)), game);
