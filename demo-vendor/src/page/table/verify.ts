import { t } from './texts/translate.ts';
import '../page.css';
import '../css/verdict.css';
import './verify.css';
import { h } from '../dom/dom.ts';
import { root } from '../dom/game-root.ts';
import { applyStoredLanguage } from '../launch/stored-language.ts';
import { verifyPanel } from './verify-panel.ts';

const query = new URLSearchParams(location.search);

async function main(): Promise<void> {
  await applyStoredLanguage();
  const panel = await verifyPanel(query.get('table') ?? '', query.get('round') ?? '');
  root.classList.add('verify-page');
  root.replaceChildren(h('h1', {}, t('verify.title')), panel);
}

void main();
