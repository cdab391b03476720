import type { ChanceDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { screen, within } from '@testing-library/react';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { memberAtom } from '../../host/atoms.ts';
import { AreaTexts } from '../page-parts/area-texts.tsx';
import { rememberCommitment, rememberedCommitment } from './remembered-commitments.ts';
import { VerifyDialog } from './verify-dialog.tsx';

const seal = 'c'.repeat(64);
const draw: ChanceDraw = {
  id: 'w-1',
  at: '2026-03-02T08:00:00.000Z',
  game: 'wheel',
  amount: '0.00',
  points: 0,
  turnover: '0.00',
  commitment: seal,
  serverSeed: 'ab'.repeat(32),
  clientSeed: 'client-seed-1',
  number: 1,
  bound: 1_000_000,
  prizeId: 'none',
  prizes: [{ id: 'none', kind: 'nothing', weight: 1_000_000 }],
};

beforeEach(() => localStorage.clear());

test('keeps commitments over a reload, for their member only', () => {
  rememberCommitment('m-1', 'w-1', seal);
  expect(JSON.stringify({ ...localStorage })).toContain(seal);
  expect([
    rememberedCommitment('m-1', 'w-1'),
    rememberedCommitment('m-2', 'w-1'),
    rememberedCommitment('m-1', 'w-2'),
  ]).toEqual([seal, undefined, undefined]);
  localStorage.clear();
  expect(rememberedCommitment('m-1', 'w-1')).toBeUndefined();
});

test('keeps only the last draws', () => {
  for (let at = 0; at < 250; at += 1) rememberCommitment('m-1', `w-${at}`, `${at}`);
  expect([
    rememberedCommitment('m-1', 'w-49'),
    rememberedCommitment('m-1', 'w-50'),
    rememberedCommitment('m-1', 'w-249'),
  ]).toEqual([undefined, '50', '249']);
});

test.each(['{', '5', '[["w-1"]]', '{"w-1":"x"}'])('ignores foreign content in the storage (%s)', (text) => {
  rememberCommitment('m-1', 'w-1', seal);
  const [name = ''] = Object.keys(localStorage);
  localStorage.setItem(name, text);
  expect(rememberedCommitment('m-1', 'w-1')).toBeUndefined();
  rememberCommitment('m-1', 'w-2', seal);
  expect(rememberedCommitment('m-1', 'w-2')).toBe(seal);
});

async function verify(remembered?: string) {
  const { show, portal } = await openPortal({ answers: {}, token: 'T' });
  await change(() => portal.store.set(memberAtom, fakeMember));
  if (remembered !== undefined) rememberCommitment(fakeMember.id, draw.id, remembered);
  show(
    <AreaTexts area={loadLuckyTexts} fallback={null}>
      <VerifyDialog draw={draw} onClose={() => undefined} />
    </AreaTexts>,
  );
  return within(await screen.findByRole('dialog', { name: 'Verify this draw' }));
}

test('a draw without a stored commitment is marked as not seen before', async () => {
  const unknown = await verify();
  expect(await unknown.findByText(/see the seal before the draw/i)).toBeVisible();
  expect(unknown.queryByText(/your browser received before the draw/)).toBeNull();
});

test('checks a draw against its stored commitment', async () => {
  const known = await verify('d'.repeat(64));
  expect(await known.findByText(/your browser received before the draw/)).toBeVisible();
  expect(known.queryByText(/see the seal before the draw/i)).toBeNull();
});
