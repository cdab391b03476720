/** Why a stake was not taken, as the player reads it. */
export const refusalTexts: Readonly<Record<string, string>> = {
  insufficient_balance: 'Your balance is not sufficient for this stake.',
  play_stopped: 'This game is closed at the moment.',
  launch_ended: 'Your session has ended. Please open the game again.',
  session_unknown: 'Your session has ended. Please open the game again.',
  above_maximum: 'This stake is above the limit of the game.',
  below_minimum: 'This stake is below the minimum of the game.',
  invalid_stake: 'This stake is outside of the limits of the game.',
  hand_open: 'Your last round is not over yet. Please wait a moment.',
  too_fast: 'That was too fast. Please try again.',
  not_confirmed: 'The stake could not be confirmed and was given back. Please decide again.',
};

/** What is said while the platform has not answered. */
export const confirming = 'The result is being confirmed. Nothing is lost, please wait.';

/** Why a round came to nothing. */
export function endText({ state, refusal }: { state: string; refusal?: string }): string {
  const isRefused = state === 'refused' || (state === 'void' && refusal !== undefined);
  if (!isRefused) return 'The round was cancelled and your stake given back.';
  return refusalTexts[refusal ?? ''] ?? 'The stake was refused.';
}
