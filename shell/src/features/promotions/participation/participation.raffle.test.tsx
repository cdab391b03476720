import type { RaffleDraw } from '@portal/shared/contract/rewards/chance-shapes';
import type { PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change } from '../../../../testing/open-portal.tsx';
import { calls, detail, one, openPromotions } from '../../../../testing/promotion-pages.tsx';
import { rememberedCommitment } from '../../../frame/draws/remembered-commitments.ts';
import { dialogsAtom } from '../../../host/atoms.ts';

const at = '2026-11-20T08:00:00.000Z';

describe('a raffle', () => {
  const seal = 'c'.repeat(64);
  const urn = [{ amount: '8.00', left: 2 }];
  const drawn: RaffleDraw = {
    id: 'r-1',
    at,
    game: 'raffle',
    promotionId: 'a',
    urn,
    amount: '8.00',
    points: 0,
    turnover: '0.00',
    commitment: seal,
    serverSeed: 'ab'.repeat(32),
    clientSeed: 'client-seed-1',
    number: 1,
    bound: 2,
  };
  const raffle: Partial<PromotionDetail> = { kind: 'raffle', state: 'claim', terms: { kind: 'raffle', per: 'once' } };
  const participation = { id: 'r-1', state: 'issued' as const, images: 0, amount: '8.00', drawId: 'r-1', at };
  const issued = one({ ...raffle, state: 'issued', participation: { ...participation, history: [] } });

  async function press(portal: Awaited<ReturnType<typeof openPromotions>>['portal']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Draw' }));
    const question = portal.store.get(dialogsAtom).at(-1);
    await change(() => question?.name === 'confirm' && question.answer(true));
  }

  // covers 2.5
  test('is drawn by a seal published before and a seed of this browser, and can be recomputed', async () => {
    localStorage.clear();
    const answers = { ...one(raffle), commitChance: { commitment: seal }, getRaffleDraw: drawn };
    const prize = { prize: '8.00', draw: drawn };
    const { portal, platform, user } = await openPromotions(
      'detail',
      { ...answers, claimRafflePromotion: prize },
      'member',
    );
    await screen.findByRole('button', { name: 'Draw' });
    platform.answer(issued);
    await press(portal);
    await user.click(await screen.findByRole('button', { name: 'Verify this draw' }));
    expect(await screen.findByRole('dialog', { name: 'Verify this draw' })).toHaveTextContent(seal);
    expect(calls(platform, 'claimRafflePromotion')).toEqual([
      {
        promotionId: 'a',
        termsId: 'terms-1',
        sealed: { commitment: seal, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) },
      },
    ]);
    expect(rememberedCommitment(fakeMember.id, 'r-1')).toBe(seal);
  });

  test('is declined before it is drawn, after confirmation', async () => {
    const prizes = [{ amount: '8.00', count: 2, left: 2 }];
    const offered = { ...raffle, terms: { kind: 'raffle' as const, per: 'once' as const, prizes } };
    const declined = one({
      ...offered,
      state: 'close' as const,
      participation: { id: 'r-1', state: 'issued', images: 0, at, declinedAt: at, history: [] },
    });
    const { portal, platform, user } = await openPromotions('detail', one(offered), 'member');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const question = portal.store.get(dialogsAtom).at(-1);
    expect(question).toMatchObject({
      request: { text: expect.stringMatching(/8.*won’t be offered again.*can’t be undone/), cancelLabel: 'Keep it' },
    });
    expect(calls(platform, 'declinePromotion')).toHaveLength(0);
    platform.answer({ ...declined, declinePromotion: detail() });
    await change(() => question?.name === 'confirm' && question.answer(true));
    expect(await screen.findByText('You declined this promotion.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
    expect(calls(platform, 'declinePromotion')).toEqual([{ promotionId: 'a' }]);
    expect(calls(platform, 'claimRafflePromotion')).toEqual([]);
  });

  // covers 2.5
  test('is repeated with the same key and seeds without a response; after a refusal with new ones', async () => {
    const lost = () => Promise.reject(new TypeError('network'));
    const answers = { ...one(raffle), commitChance: { commitment: seal }, claimRafflePromotion: lost };
    const { portal, platform } = await openPromotions('detail', answers, 'member');
    const asked = () => platform.seenOf('claimRafflePromotion');
    await press(portal);
    await waitFor(() => expect(asked()).not.toHaveLength(0));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    const before = asked().length;
    platform.answer({ claimRafflePromotion: refuse('chance_seed_stale') });
    await press(portal);
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    await press(portal);
    await waitFor(() => expect(asked().length).toBeGreaterThan(before + 1));
    const [first, again, last] = [asked()[0], asked()[before], asked().at(-1)];
    const keyOf = (call: typeof first) => call?.headers.get('idempotency-key');
    expect([again?.input, keyOf(again)]).toEqual([first?.input, keyOf(first)]);
    expect(keyOf(last)).not.toBe(keyOf(first));
    expect(last?.input).not.toEqual(first?.input);
  });
});
