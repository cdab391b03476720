import * as v from 'valibot';
import { openScriptsFrame, type ScriptsFrame } from '../../host/scripts-frame/open-scripts-frame.ts';
import type { ToAnalytics } from '../../scripts-frame/messages.ts';

let frame: ScriptsFrame<ToAnalytics> | undefined;

/** Counts a page view in the hidden frame of analytics. Query and hash are left out: they may hold an invitation code or an e-mail token. */
export function countPageView(scriptsOrigin: string, path: string): void {
  frame ??= openScriptsFrame<ToAnalytics>({
    origin: scriptsOrigin,
    name: 'analytics',
    place: document.body,
    schema: v.never(),
    isHidden: true,
    onMessage: () => undefined,
    onLost: () => undefined,
  });
  frame.send({ type: 'page-view', path });
}
