import { pastCache } from '@portal/shared/remote/mounting/past-cache';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

const retryMs = 3_000;

/** A component whose code loads when it is first rendered. */
interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads the code ahead; after a failure the rendering tries again. */
  preload(): void;
}

/**
 * Creates a part of the frame outside the first script. Its code is requested until it arrives; meanwhile `fallback`,
 * if any, holds the place.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback?: (props: P) => ReactNode,
) {
  let loaded: ComponentType<P> | undefined;
  const ask = pastCache(load);
  const bring = async () => {
    loaded = await ask();
    return loaded;
  };
  const Part = (props: P) => {
    const [View, setView] = useState(() => loaded);
    useEffect(() => {
      if (View) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isCurrent = true;
      const tryAgain = () => {
        bring().then(
          (view) => isCurrent && startTransition(() => setView(() => view)),
          () => {
            if (isCurrent) timer = setTimeout(tryAgain, retryMs);
          },
        );
      };
      tryAgain();
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [View]);
    return View ? <View {...props} /> : fallback?.(props);
  };
  Part.preload = () => void (loaded ?? bring().catch(() => undefined));
  return Part as LazyComponent<P>;
}
