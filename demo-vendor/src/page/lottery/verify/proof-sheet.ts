import { clientSeedOfDraw } from '../../../lottery/draws/draw-seed.rules.ts';
import type { DrawView, LotterySession } from '../../../lottery/lottery-shapes.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { icon } from '../../art/line-icons.ts';
import { commitmentToldBefore } from '../../commitments.ts';
import { h } from '../../dom.ts';
import { checkList, fact, verdict } from '../../frame/proof-parts.ts';
import { openSheet } from '../../frame/sheet.ts';
import { drawName, drawTimeInZone } from '../clock/clock.rules.ts';
import { readDraw } from '../lottery-api.ts';
import { boardOfDraw } from '../results/board-of-draw.ts';
import { boardOfSeed, checkDraw, type DrawProof, isSeed } from './check-draw.rules.ts';
import { sealKey } from './seal-key.ts';

const words = {
  sealed: 'Not drawn yet. The seed is sealed; you will see it with the result.',
  right: 'Drawn again on this device: everything fits.',
};

const correctedWords = { ...words, right: 'Drawn again on this device: the seed fits. Its board was corrected later.' };

/** What the page has counted of a proof, for whatever was drawn from a seed. */
export function proofContent(
  kind: LotteryKindCode,
  clientSeed: string,
  proof: DrawProof,
  toldBefore?: string,
): HTMLElement[] {
  const checks = checkDraw(findKind(kind), clientSeed, proof, toldBefore);
  const { seed, commitment, corrections } = proof;
  const board = isSeed(seed) ? boardOfSeed(findKind(kind), seed, clientSeed) : undefined;
  const drawn = board ? [h('h3', {}, 'The board, drawn again here'), boardOfDraw(kind, board)] : [];
  const corrected =
    corrections > 0
      ? [
          h(
            'p',
            { class: 'board-note' },
            icon('warn'),
            'The published board was corrected by the lottery; the seed gives the first one.',
          ),
        ]
      : [];
  return [
    verdict(checks, corrections > 0 ? correctedWords : words),
    checkList(checks),
    ...corrected,
    ...drawn,
    h(
      'dl',
      { class: 'proof-facts' },
      ...fact('Commitment, told when the draw opened', commitment),
      ...(seed ? fact('Seed, told with the result', seed) : []),
      ...fact('Name of the draw, mixed with the seed', clientSeed),
    ),
    h(
      'p',
      { class: 'fine' },
      'Chance is HMAC-SHA-256 of the name and a block number under the seed, cut into 32-bit numbers; those in the uneven tail are passed over. The commitment is the SHA-256 of the seed.',
    ),
  ];
}

/** Opens the proof of a draw over the page. */
export async function openDrawProof(
  { session }: LotterySession,
  kind: LotteryKindCode,
  gameCode: string,
  drawId: string,
): Promise<void> {
  const draw: DrawView | undefined = await readDraw(session, gameCode, drawId).catch(() => undefined);
  const failed = h('p', { role: 'alert' }, 'The proof could not be read. Please try again.');
  if (!draw) return void openSheet('Proof of the draw', failed);
  const title = h(
    'p',
    { class: 'proof-draw' },
    h('b', {}, `Draw ${drawName(drawId)}`),
    ` · ${drawTimeInZone(draw.drawsAt)}`,
  );
  const told = commitmentToldBefore(sealKey(gameCode, drawId));
  openSheet(
    'Proof of the draw',
    title,
    ...proofContent(kind, clientSeedOfDraw(gameCode, drawId), draw, told),
    ...publishedInstead(kind, draw),
  );
}

/** The board that holds in place of the one that was drawn, and why. */
function publishedInstead(kind: LotteryKindCode, { corrections, numbers, reason }: DrawView): HTMLElement[] {
  if (corrections === 0 || !numbers) return [];
  const why = reason ? [h('p', {}, `Reason: ${reason}`)] : [];
  return [h('h3', {}, 'The board that holds now'), boardOfDraw(kind, numbers), ...why];
}
