import { bootFace, type Status } from '../boot-outcome.rules.ts';

const lookMs = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, lookMs));

interface ClosedPortalPorts {
  status(): Promise<Status>;
  /** False while a money request is open or a round is unfinished: the page stays until then. */
  mayLeave(): boolean;
  /** Shows the page instead of the app; resolves with a boot when the app can be shown, with undefined if never. */
  showReplacement(face: { face: 'maintenance' | 'region-blocked'; status: Status }): Promise<unknown>;
  /** Renders the app again, as it was. */
  comeBack(): void;
}

/**
 * Handles calls refused because the portal is closed: fetches the reason, shows its page, and returns to the app
 * without a reload. Calls refused meanwhile change nothing. If it had to wait before leaving, it checks again, as the
 * portal may be open by then.
 */
export function createClosedPortalHandler({
  status,
  mayLeave,
  showReplacement: standIn,
  comeBack,
}: ClosedPortalPorts): () => void {
  let isAway = false;

  async function showClosedPage(): Promise<void> {
    const found = await status();
    const face = bootFace(found);
    if (face === 'app') return;
    if (!mayLeave()) {
      while (!mayLeave()) await pause();
      return showClosedPage();
    }
    if (await standIn({ face, status: found })) comeBack();
  }

  return () => {
    if (isAway) return;
    isAway = true;
    showClosedPage()
      // No response: the next refused call tries again.
      .catch(() => undefined)
      .finally(() => {
        isAway = false;
      });
  };
}
