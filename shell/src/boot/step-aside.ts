import { faceOf, type Status } from './boot-outcome.rules.ts';

const lookMs = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, lookMs));

export interface StepAsidePorts {
  status(): Promise<Status>;
  /** False while money is on its way or a round is unfinished: its page stays until then. */
  mayLeave(): boolean;
  /** Shows the page instead of the app; resolves when there is an app again, with nothing when there is none to come. */
  standIn(face: { face: 'maintenance' | 'region-blocked'; status: Status }): Promise<unknown>;
  /** Draws the app again, as it was. */
  comeBack(): void;
}

/**
 * What an open tab does when a call is refused because the portal is closed: it asks what for, shows the page that says so,
 * and comes back by itself, without a reload. Calls that are refused meanwhile change nothing. Where it had to wait before it
 * may leave it asks again: the portal may be open by then.
 */
export function createStepAside({ status, mayLeave, standIn, comeBack }: StepAsidePorts): () => void {
  let isAway = false;

  async function stepAside(): Promise<void> {
    const found = await status();
    const face = faceOf(found);
    if (face === 'app') return;
    if (!mayLeave()) {
      while (!mayLeave()) await pause();
      return stepAside();
    }
    if (await standIn({ face, status: found })) comeBack();
  }

  return () => {
    if (isAway) return;
    isAway = true;
    stepAside()
      // No answer: the next refused call asks again.
      .catch(() => undefined)
      .finally(() => {
        isAway = false;
      });
  };
}
