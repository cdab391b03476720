/**
 * Calls `report` when the provider shows or hides its challenge, a frame of its own that is larger than its badge; the page
 * lets presses through to itself while there is none. Returns what ends it.
 */
export function watchChallenge(report: (isShown: boolean) => void): () => void {
  let wasShown = false;
  const look = () => {
    const isShown = [...document.querySelectorAll('iframe')].some(isChallenge);
    if (isShown !== wasShown) report(isShown);
    wasShown = isShown;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return () => observer.disconnect();
}

const badgeHeight = 100;

function isChallenge(frame: HTMLIFrameElement): boolean {
  const isSeen = frame.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isSeen && frame.getBoundingClientRect().height > badgeHeight;
}
