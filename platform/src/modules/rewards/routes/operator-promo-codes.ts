import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  changePromoCampaign,
  createPromoCampaign,
  exportPromoCodes,
  listPromoCampaigns,
  type NewPromoCampaign,
  newPromoCampaign,
} from '@portal/shared/contract/rewards/operator-promo-codes';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { largestCost, requestTexts } from '../promo-codes/campaign.rules.ts';
import { showCampaign } from '../promo-codes/campaigns.ts';
import type { PromoCodes } from '../promo-codes/open-promo-codes.ts';
import { shownCode } from '../promo-codes/redemption.rules.ts';

const makeAct = 'promo-codes.make';
const stateAfter = { pause: 'paused', resume: 'open', end: 'ended' } as const;

/** Registers the operators' calls about promo codes; each act and its audit line succeed together. */
export function operatorPromoCodeRoutes(app: FastifyInstance, { campaigns, deps }: PromoCodes): void {
  const { database } = app.kernel;
  const { approvals, audit, settings } = deps;

  approvals.register(makeAct, {
    async run({ targetId, input, maker }, { who }) {
      await campaigns.make(targetId, v.parse(newPromoCampaign, input), `${maker}, ${who}`);
      return { act: 'make-promo-codes', detail: input };
    },
    // Nobody's money yet: what it costs at most is what its checker has to know.
    about: async ({ input, state }) => {
      const { success, output } = v.safeParse(newPromoCampaign, input);
      if (!success) return undefined;
      return { account: output.code ?? '', amount: amountFromMinor(largestCost(output)), state };
    },
  });

  function request(asked: NewPromoCampaign, why: string, operator: OperatorCaller) {
    return approvals.propose(operator, async () => {
      await campaigns.check(asked);
      const targetId = newId();
      const line = { act: 'propose-promo-codes', target: targetId };
      return { act: makeAct, targetId, seenVersion: 0, input: requestTexts(asked), why, audit: line };
    });
  }

  route(app, createPromoCampaign, async ({ why, ...asked }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    if (await settings.get('rewards.approvedByTwo')) return { approvalRequest: await request(asked, why, operator) };
    return database.transaction(async () => {
      const id = newId();
      const who = operator.username;
      const made = await campaigns.make(id, asked, who);
      await audit({ who, act: 'make-promo-codes', target: id, why, detail: requestTexts(asked) });
      return { campaign: showCampaign(made) };
    });
  });

  route(app, listPromoCampaigns, async (asked) => {
    const { list, totalPages } = await campaigns.page(asked);
    return { list: list.map(showCampaign), totalPages };
  });

  route(app, changePromoCampaign, ({ id, act, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return database.transaction(async () => {
      const found = await campaigns.lock(id);
      if (!found) throw new Refusal('not_found');
      const state = stateAfter[act];
      if (found.state === 'ended' || found.state === state) throw new Refusal('promo_code_state');
      await campaigns.setState(id, state);
      const detail = { ...(found.code !== null && { code: found.code }), from: found.state, to: state };
      await audit({ who: operator.username, act: `${act}-promo-codes`, target: id, why, detail });
      return showCampaign({ ...found, state });
    });
  });

  csvRoute(app, exportPromoCodes, async ({ id }, { operator }) => {
    const campaign = await campaigns.byId(id);
    if (!campaign) throw new Refusal('not_found');
    await audit({ who: operator.username, act: 'export-promo-codes', target: id, why: '', detail: {} });
    const { startsAt: start, endsAt: end, code: shared } = campaign;
    const days = { timeZone: await settings.get('timeZone'), start, end };
    return { name: `promo-codes-${id}`, columns, days, rows: fileRows(id, shared === null) };
  });

  async function* fileRows(campaignId: string, isOneUse: boolean): AsyncGenerator<string[]> {
    for await (const page of campaigns.codesOf(campaignId)) {
      const accounts = await deps.member.accountsOf(page.flatMap(({ usedBy }) => usedBy ?? []));
      for (const { code, usedBy, usedAt } of page)
        yield [shownCode(code, isOneUse), accounts.get(usedBy ?? '') ?? '', usedAt?.toISOString() ?? ''];
    }
  }
}

const columns = [...columnsOf('text', 'Code', 'Used by'), ...columnsOf('time', 'Used')];
