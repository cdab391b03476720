import type { FixtureProof } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom.ts';
import { checkList, fact, verdict } from '../../frame/proof-parts.ts';
import { openSheet } from '../../frame/sheet.ts';
import { readProof } from '../sports-api.ts';
import { countAgain } from './count-again.rules.ts';

const words = {
  sealed: 'The match is not over. Its seed is sealed; you will see it at the end.',
  right: 'Counted again on this device: everything fits.',
};

/** What a proof says, and what this page has counted from it. */
function proofContent(proof: FixtureProof, toldBefore: string | undefined): HTMLElement[] {
  const checks = countAgain(proof, toldBefore);
  const steps = (proof.events ?? []).map(({ clock, text, home, away }) =>
    h('li', {}, h('span', {}, clock), h('span', {}, text), h('b', {}, `${home} : ${away}`)),
  );
  return [
    h('p', { class: 'proof-match' }, h('b', {}, `${proof.home} v ${proof.away}`), ` ${proof.leagueName}`),
    verdict(checks, words),
    checkList(checks),
    h(
      'dl',
      { class: 'proof-facts' },
      ...fact('Match', proof.fixtureId),
      ...fact('Seal, told before the first bet', proof.commitment),
      ...(proof.seed ? fact('Seed, told at the end', proof.seed) : []),
      ...fact('Chances of the match', `home ${proof.model.home}, away ${proof.model.away}`),
    ),
    ...(steps.length > 0
      ? [h('h3', {}, 'The match, counted again'), h('ol', { class: 'proof-events' }, ...steps)]
      : []),
    h(
      'p',
      { class: 'fine' },
      'Every match is a simulation. Its seed is drawn and sealed (SHA-256) before betting opens; score and events follow from it alone.',
    ),
  ];
}

/** Opens the proof of a match over the page. */
export async function openProof(session: string, fixtureId: string, toldBefore: string | undefined): Promise<void> {
  const proof = await readProof(fixtureId, session).catch(() => undefined);
  const failed = h('p', {}, 'The proof could not be read. Please try again.');
  openSheet('Proof of the match', ...(proof ? proofContent(proof, toldBefore) : [failed]));
}
