import { localize } from '../texts/localize.ts';
import { t } from './texts/translate.ts';
import '../page.css';
import './css/sea.css';
import './css/dock.css';
import './css/sheets.css';
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { openPage } from '../launch/open-page.ts';
import { createPortalFrame } from '../launch/portal-frame.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { pageHeader } from '../page-header.ts';
import { gameSession } from '../rounds/studio-calls.ts';
import { openHistory } from '../sheets.ts';
import { createSound } from '../sound.ts';
import { openFishRules } from './fish-sheets.ts';
import { createFishingGame } from './play/game.ts';
import { createSeaSounds } from './play/sounds.ts';

async function main(): Promise<void> {
  keepFocus(root);
  const info = await openPage(gameSession);
  const sounds = createSeaSounds(createSound());
  const portal = createPortalFrame(info);
  const top = pageHeader({
    name: info.game.gameName,
    below: [localize(info.game.title)],
    sound: sounds,
    back: portal.back,
    rules: { label: t('rules.title'), open: () => openFishRules(info) },
    past: { label: t('main.history'), open: () => void openHistory(info) },
  });
  const game = createFishingGame({ info, portal, sounds, top: () => top.offsetHeight - 8 });
  root.classList.add('is-fishing');
  root.replaceChildren(top, ...game.elements);
  game.begin();
  portal.notify('ready');
  await game.goOn();
}

main().catch(showNotOpened('game'));
