import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../../kernel/calls/refusal-at.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import { createSecrets } from '../../../../kernel/security/secrets.ts';
import { internationalMobile } from '../../../../kernel/strings/mobile-number.rules.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { anyStripe, between } from '../../../wallet/index.ts';
import { assertAsShown } from '../../shown-terms.rules.ts';
import { heldPointsOf, housePoints, pointsOf } from '../point-accounts.ts';
import { type PointsDeps, publishPoints } from '../points-deps.ts';
import { pointRedemptions, type RedemptionRow, sealedAddress, sealedMobile } from '../redemption.tables.ts';
import { settleRedemption } from './decide-redemption.ts';
import { takePieces, worthOf } from './presents.ts';

interface Application {
  memberId: string;
  presentId: string;
  quantity: number;
  address: string;
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
  /** The worth of one piece, as shown. */
  shown?: ReturnType<typeof worthOf> | undefined;
  release: string;
}

/**
 * Holds the points of a present and takes its pieces from stock, in one transaction. A bonus is paid at once if the
 * setting says so.
 * @throws Refusal `present_not_found`, `conflict` when a piece is worth other than shown, `present_out_of_stock`,
 * `points_missing`, `mobile_missing`, `invalid_mobile`, `account_closed`
 */
export async function applyForPresent(deps: PointsDeps, application: Application): Promise<RedemptionRow> {
  const { kernel, settings, member } = deps;
  const mobile = await mobileOf(deps, application);
  return kernel.database.transaction(async () => {
    await lockOpenMember(member, application.memberId);
    const stripe = anyStripe();
    const row = await writeApplication(deps, { ...application, mobile, stripe });
    publishPoints(kernel, application.memberId);
    const isPaidNow = row.type === 'bonus' && (await settings.get('points.bonusAtOnce'));
    return isPaidNow ? settleRedemption(deps, row, '', stripe) : row;
  });
}

interface Written extends Application {
  mobile: string;
  /** Stripe of the house account, for a bonus paid at once. */
  stripe: number;
}

async function writeApplication(deps: PointsDeps, application: Written): Promise<RedemptionRow> {
  const { kernel, content } = deps;
  const { memberId, presentId, quantity, address, shown, release, mobile, stripe } = application;
  const present = (await content.shown.presentsOffered()).find(({ id }) => id === presentId);
  if (!present) throw new Refusal('present_not_found');
  assertAsShown(shown, worthOf(present));
  const { document, bonus } = present;
  await takePieces(kernel, presentId, document.stock, quantity);
  const points = BigInt(present.points);
  const total = points * BigInt(quantity);
  const id = newId();
  const balance = await holdPoints(deps, { memberId, points: total, id, stripe });
  const secrets = createSecrets(kernel.settings);
  const now = kernel.clock.now();
  const name = Object.fromEntries(Object.entries(document.texts).map(([language, words]) => [language, words.name]));
  const row = {
    id,
    memberId,
    presentId,
    quantity,
    points,
    balance,
    release,
    name,
    type: document.type,
    state: 'in_process' as const,
    remark: '',
    appliedAt: now,
    changedAt: now,
    amountMinor: bonus ? minorUnits(bonus.amount) * BigInt(quantity) : 0n,
    turnoverPercent: bonus?.turnoverPercent ?? 0,
    address: secrets.seal(address, sealedAddress.of({ id, memberId })),
    mobile: secrets.seal(mobile, sealedMobile.of({ id, memberId })),
  };
  await kernel.db.insert(pointRedemptions).values(row);
  return row;
}

/**
 * Holds the points and returns how many are left.
 * @throws Refusal `points_missing` with what the member has
 */
async function holdPoints(
  { wallet }: PointsDeps,
  { memberId, points, id, stripe }: { memberId: string; points: bigint; id: string; stripe: number },
): Promise<bigint> {
  const accounts = [pointsOf(memberId), heldPointsOf(memberId), housePoints];
  const [owned = 0n] = await wallet.lockBalances(accounts, stripe);
  if (owned < points) throw new Refusal('points_missing', { value: { points: Number(owned) } });
  const legs = between(pointsOf(memberId), heldPointsOf(memberId), points);
  await wallet.post({ source: 'redemption', reference: id, kind: 'points_redeemed', legs });
  return owned - points;
}

/**
 * Returns the typed number, or the bound one; E.164.
 * @throws Refusal `mobile_missing`, `invalid_mobile` at its field
 */
async function mobileOf({ member }: PointsDeps, application: Application): Promise<string> {
  const { memberId, mobileNum, countryDialingCode } = application;
  if (mobileNum === undefined) {
    const bound = await member.contacts.of(memberId, 'mobile');
    if (!bound) throw refusalAt('mobileNum', 'mobile_missing');
    return bound.value;
  }
  const mobile = internationalMobile(countryDialingCode ?? '', mobileNum);
  if (!mobile) throw refusalAt('mobileNum', 'invalid_mobile');
  return mobile;
}
