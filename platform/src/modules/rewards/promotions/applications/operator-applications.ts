import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { OperatorCaller } from '../../../../kernel/calls/callers.ts';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Page } from '../../../../kernel/database/page.ts';
import { assertOwnLogin } from '../../../../kernel/security/own-login.ts';
import { staleWhen } from '../../../approvals/index.ts';
import type { ApplicationFilter } from '../participation/participation-rows.ts';
import type { PromotionParts } from '../participation/take-promotion.ts';
import type { ParticipationRow } from '../promotions.tables.ts';
import type { ApplicationImages } from './application-images.ts';
import type { Applications } from './applications.ts';
import { titleIn } from './decision-message.ts';

const approveAct = 'application.approve';

interface Act {
  id: string;
  version?: number;
  why: string;
}

interface Asked extends Omit<ApplicationFilter, 'memberId'>, Page {
  /** Account or id. */
  member?: string;
}

/** Applications for operators; each look and each decision writes an audit line. */
export function createOperatorApplications(
  parts: PromotionParts,
  applications: Applications,
  images: ApplicationImages,
) {
  const { kernel, deps, rows } = parts;
  const { approvals, audit, member } = deps;

  async function shown(list: readonly ParticipationRow[], language: LanguageCode) {
    const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
    const counts = await rows.imagesOf(list.map(({ id }) => id));
    return list.map((row) => rowOf(row, accounts.get(row.memberId) ?? '', counts.get(row.id) ?? 0, language));
  }

  async function one(row: ParticipationRow, language: LanguageCode) {
    const [first] = await shown([row], language);
    if (!first) throw new Refusal('not_found');
    return first;
  }

  async function found(id: string): Promise<ParticipationRow> {
    const row = await rows.byId(id);
    if (!row || row.comment === null) throw new Refusal('not_found');
    return row;
  }

  /** Requests an approval, which another operator decides. @throws Refusal `not_allowed`, as `lockApprovable` */
  function request({ why, ...seen }: Act, operator: OperatorCaller) {
    if (!operator.roles.includes('finance-maker')) throw new Refusal('not_allowed');
    return approvals.propose(operator, async () => {
      const { id: targetId, version: seenVersion, promotionId } = await applications.lockApprovable(seen);
      const line = { act: 'propose-approve-application', target: targetId };
      return { act: approveAct, targetId, seenVersion, input: { promotionId }, why, audit: line };
    });
  }

  approvals.register(approveAct, {
    async run({ targetId: id, seenVersion: version }) {
      const approve = () => applications.approve({ id, version });
      const row = await staleWhen(['conflict', 'application_state'], approve);
      return { act: 'approve-application', detail: auditDetail(row) };
    },
    async about({ targetId }) {
      const row = await rows.byId(targetId);
      if (!row) return undefined;
      const account = (await member.accountsOf([row.memberId])).get(row.memberId) ?? '';
      return { account, amount: await applications.amountOf(row), state: row.state };
    },
  });

  const look = ({ username: who }: OperatorCaller, act: string, target: string, detail: object) =>
    audit({ who, act, target, why: '', detail });

  return {
    async list({ member: named, pageNo, pageSize, ...filter }: Asked, language: LanguageCode) {
      const { list, totalPages } = await rows.page({ ...filter, memberId: await member.idOf(named) }, pageNo, pageSize);
      return { list: await shown(list, language), totalPages };
    },
    async show(id: string, operator: OperatorCaller, language: LanguageCode) {
      const row = await found(id);
      await look(operator, 'look-at-application', id, {});
      const history = (await rows.events(id)).map(({ act, state, at }) => ({ act, state, at: at.toISOString() }));
      return { ...(await one(row, language)), imageIds: await rows.imageIds(id), history };
    },
    async image(id: string, imageId: string, operator: OperatorCaller): Promise<string> {
      const data = await images.read(id, imageId);
      if (data === undefined) throw new Refusal('not_found');
      await look(operator, 'look-at-application-image', id, { imageId });
      return data;
    },
    /**
     * Runs an act with its audit line, both or neither; an approval becomes a request if it takes two.
     * @throws Refusal as the calls say
     */
    async act(
      act: 'review' | 'approve' | 'reject',
      { why, ...seen }: Act,
      operator: OperatorCaller,
      language: LanguageCode,
    ) {
      if (act !== 'review') assertOwnLogin(kernel, operator);
      if (act === 'approve' && (await deps.settings.get('rewards.approvedByTwo'))) {
        const approvalRequest = await request({ ...seen, why }, operator);
        return { ...(await one(await found(seen.id), language)), approvalRequest };
      }
      return kernel.database.transaction(async () => {
        const row = act === 'reject' ? await applications.reject(seen, why) : await applications[act](seen);
        const line = { who: operator.username, act: `${act}-application`, target: seen.id, why };
        await audit({ ...line, detail: auditDetail(row) });
        return one(row, language);
      });
    },
  };
}

const auditDetail = (row: ParticipationRow) => {
  const { memberId, promotionId, state } = row;
  return { memberId, promotionId, state, ...amounts(row) };
};

const amounts = ({ amountMinor, points }: ParticipationRow) => ({
  ...(amountMinor !== null && { amount: amountFromMinor(amountMinor) }),
  ...(points !== null && { points: Number(points) }),
});

function rowOf(row: ParticipationRow, account: string, images: number, language: LanguageCode) {
  const { id, promotionId, memberId, state, version, comment, reason, createdAt, titles } = row;
  return {
    id,
    promotionId,
    memberId,
    account,
    state,
    version,
    images,
    title: titleIn(titles, language),
    comment: comment ?? '',
    at: createdAt.toISOString(),
    ...amounts(row),
    ...(reason !== null && { reason }),
  };
}
