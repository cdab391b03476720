import '../page.css';
import './verify.css';
import type { RoundProof } from '../../routes/api-shapes.ts';
import { shownAmount } from '../amounts.ts';
import { commitmentToldBefore } from '../commitments.ts';
import { h } from '../dom.ts';
import { root } from '../game-root.ts';
import { tellFailure } from '../tell-failure.ts';
import { shotsTold } from './shots-told.ts';
import { type Check, verifyRound } from './verify-round.ts';

function fact(label: string, value: string): HTMLElement[] {
  return [h('dt', {}, label), h('dd', {}, value)];
}

function checkLine({ claim, holds, counted }: Check): HTMLElement {
  const mark = h('b', { class: holds ? 'is-good' : 'is-bad' }, holds ? '✓ Holds' : '✕ Does not hold');
  return h('li', {}, h('span', { class: 'claim' }, claim), mark, h('code', {}, counted));
}

async function main(): Promise<void> {
  const roundId = location.pathname.split('/').pop() ?? '';
  const answer = await fetch(`/api/proof/${encodeURIComponent(roundId)}`);
  if (!answer.ok) throw new Error('no proof');
  const proof: RoundProof = await answer.json();
  const checks = verifyRound(proof, commitmentToldBefore(proof.roundId));
  const holds = checks.every((check) => check.holds);
  root.replaceChildren(
    h(
      'article',
      { class: 'verify' },
      h(
        'p',
        {},
        h('a', { class: 'back-link', href: `/play/${encodeURIComponent(proof.gameCode)}` }, '‹ Back to the game'),
      ),
      h('h1', {}, 'Round, counted again'),
      h(
        'p',
        { class: holds ? 'verdict is-good' : 'verdict is-bad', role: 'status' },
        holds
          ? 'Your browser has drawn this round again from its seeds and came to the same result.'
          : 'Your browser came to another result. Please tell the support of the portal the id of this round.',
      ),
      h('ul', { class: 'checks' }, ...checks.map(checkLine)),
      h(
        'dl',
        { class: 'facts' },
        ...fact('Game', proof.gameName),
        ...fact('Round', proof.roundId),
        ...fact('Played at', new Date(proof.at).toLocaleString()),
        ...fact('Stake', shownAmount(proof.stake)),
        ...fact('Win', shownAmount(proof.win)),
        ...fact('Server seed', proof.serverSeed),
        ...fact('Client seed', proof.clientSeed),
        ...(proof.choice ? fact('Choice', proof.choice) : []),
        ...shotsTold(proof).flatMap((told, i) => fact(`Shot ${i + 1}`, told)),
        ...(proof.actions.length > 0 ? fact('Decisions', proof.actions.join(', ')) : []),
      ),
      h(
        'p',
        { class: 'fine' },
        'Chance is the stream HMAC-SHA-256 of client seed and block number under the server seed, cut into 32-bit numbers; numbers in the uneven tail are passed over. The hash of the server seed is told before the stake, the seed itself after the round.',
      ),
    ),
  );
}

main().catch(() => {
  tellFailure('There is no proof of this round yet. A round is told when it is over.');
});
