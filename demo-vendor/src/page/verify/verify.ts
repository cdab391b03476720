import '../page.css';
import './verify.css';
import type { RoundProof } from '../../routes/api-shapes.ts';
import { h } from '../dom/dom.ts';
import { root } from '../dom/game-root.ts';
import type { Check } from '../frame/check.ts';
import { fact } from '../frame/fact.ts';
import { showFailure } from '../launch/show-failure.ts';
import { applyStoredLanguage } from '../launch/stored-language.ts';
import { fullTime, shownAmount } from '../texts/figures.ts';
import { readCommitment } from './commitments.ts';
import { shotResults } from './shot-results.ts';
import { t } from './texts/translate.ts';
import { verifyRound } from './verify-round.ts';

function checkLine({ claim, holds, counted }: Check): HTMLElement {
  const mark = h('b', { class: holds ? 'is-good' : 'is-bad' }, holds ? t('page.holds') : t('page.holds_not'));
  return h('li', {}, h('span', { class: 'claim' }, claim), mark, h('code', {}, counted));
}

async function main(): Promise<void> {
  await applyStoredLanguage();
  const roundId = location.pathname.split('/').pop() ?? '';
  const answer = await fetch(`/api/proof/${encodeURIComponent(roundId)}`);
  if (!answer.ok) throw new Error('no proof');
  const proof: RoundProof = await answer.json();
  const checks = verifyRound(proof, readCommitment(proof.roundId));
  const holds = checks.every((check) => check.holds);
  root.replaceChildren(
    h(
      'article',
      { class: 'verify' },
      h('p', {}, h('a', { class: 'back-link', href: `/play/${encodeURIComponent(proof.gameCode)}` }, t('page.back'))),
      h('h1', {}, t('page.title')),
      h(
        'p',
        { class: holds ? 'verdict is-good' : 'verdict is-bad', role: 'status' },
        holds ? t('page.good') : t('page.bad'),
      ),
      h('ul', { class: 'checks' }, ...checks.map(checkLine)),
      h(
        'dl',
        { class: 'facts' },
        ...fact(t('page.game'), proof.gameName),
        ...fact(t('page.round'), proof.roundId),
        ...fact(t('page.at'), fullTime(proof.at)),
        ...fact(t('page.stake'), shownAmount(proof.stake)),
        ...fact(t('page.win'), shownAmount(proof.win)),
        ...fact(t('page.server_seed'), proof.serverSeed),
        ...fact(t('page.client_seed'), proof.clientSeed),
        ...(proof.choice ? fact(t('page.choice'), proof.choice) : []),
        ...shotResults(proof).flatMap((result, i) => fact(t('page.shot', { no: i + 1 }), result)),
        ...(proof.actions.length > 0 ? fact(t('page.decisions'), proof.actions.join(', ')) : []),
      ),
      h('p', { class: 'fine' }, t('page.how')),
    ),
  );
}

main().catch(() => {
  showFailure(t('page.none'));
});
