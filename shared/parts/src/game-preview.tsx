import { type ComponentType, useEffect, useState } from 'react';
import type { GamePreviewProps } from './game-preview-body.tsx';

let loaded: ComponentType<GamePreviewProps> | undefined;

/** Preview of a game's tile. Its code loads when one is first asked for; if it fails to load, the next opening asks again. */
export function GamePreview(props: GamePreviewProps) {
  const [Body, setBody] = useState(() => loaded);
  useEffect(() => {
    if (Body) return;
    let isGone = false;
    import('./game-preview-body.tsx').then(
      ({ GamePreviewBody }) => {
        loaded = GamePreviewBody;
        if (!isGone) setBody(() => GamePreviewBody);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [Body]);
  return Body ? <Body {...props} /> : null;
}
