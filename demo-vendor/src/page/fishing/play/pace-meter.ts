/** Frames that are looked at together, and how long they may take on average. */
const together = 45;
const mostMs = 30;

/** Creates a meter that calls back once when drawing is too slow on this device. */
export function createPaceMeter(tooSlow: () => void) {
  let count = 0;
  let sum = 0;
  let isReported = false;
  return (frameMs: number): void => {
    // A hidden tab says nothing about drawing speed.
    if (isReported || frameMs > 400) return;
    count += 1;
    sum += frameMs;
    if (count < together) return;
    if (sum / count > mostMs) {
      isReported = true;
      tooSlow();
    }
    count = 0;
    sum = 0;
  };
}
