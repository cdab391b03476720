import { languageCodes } from '@portal/shared/contract/game-types';
import type { FastifyInstance } from 'fastify';
import { allSealedColumns } from './all-sealed-columns.ts';
import { allSettings } from './all-settings.ts';
import { jackpotFlow } from './flows/jackpot.ts';
import { pushNotificationsFlow } from './flows/push-notifications.ts';
import { releaseAlertPorts } from './flows/release-alerts.ts';
import { socialAccountFlow } from './flows/social-account.ts';
import type { Kernel } from './kernel/kernel.ts';
import { isAloneInDemo } from './kernel/security/own-login.ts';
import { createMemberModule } from './modules/accounts/index.ts';
import { registerAccountsRoutes } from './modules/accounts/routes.ts';
import { createAgentsModule } from './modules/agents/index.ts';
import { registerAgentsRoutes } from './modules/agents/routes.ts';
import { createApprovalsModule } from './modules/approvals/index.ts';
import { registerApprovalsRoutes } from './modules/approvals/routes/operator-approvals.ts';
import { createContentModule } from './modules/content/index.ts';
import { registerContentRoutes } from './modules/content/routes.ts';
import { createDeliveryModule } from './modules/delivery/index.ts';
import { registerDeliveryRoutes } from './modules/delivery/routes.ts';
import { createGamesModule } from './modules/games/index.ts';
import { registerGamesRoutes } from './modules/games/routes.ts';
import { createInboxModule } from './modules/inbox/index.ts';
import { registerInboxRoutes } from './modules/inbox/routes.ts';
import { createLotteryModule } from './modules/lottery/index.ts';
import { registerLotteryRoutes } from './modules/lottery/routes.ts';
import { createOperatorModule, openAuditTrail } from './modules/operators/index.ts';
import { registerOperatorRoutes } from './modules/operators/routes.ts';
import { createPaymentsModule } from './modules/payments/index.ts';
import { registerPaymentsRoutes } from './modules/payments/routes.ts';
import { createReleasesModule } from './modules/releases/index.ts';
import { registerReleasesRoutes } from './modules/releases/routes.ts';
import { createReportsModule } from './modules/reports/index.ts';
import { registerReportsRoutes } from './modules/reports/routes.ts';
import { createRewardsModule } from './modules/rewards/index.ts';
import { registerRewardsRoutes } from './modules/rewards/routes.ts';
import { createSessionModule } from './modules/sessions/index.ts';
import { registerSessionsRoutes } from './modules/sessions/routes.ts';
import { createSettingsModule } from './modules/settings/index.ts';
import { registerSettingsRoutes } from './modules/settings/routes.ts';
import { registerVendorApiRoutes } from './modules/vendor-api/routes.ts';
import { createVerificationModule } from './modules/verification/index.ts';
import { registerVerificationRoutes } from './modules/verification/routes.ts';
import { createWalletModule } from './modules/wallet/index.ts';
import { registerWalletRoutes } from './modules/wallet/routes.ts';

/** The one place where modules meet: each is made here, and handed to those that need it. See kernel/module.ts. */
export function createModules(kernel: Kernel) {
  const wallet = createWalletModule(kernel);
  const { CURRENCY_SYMBOL, DEMO_DATA } = kernel.settings;
  const settings = createSettingsModule(kernel, allSettings, {
    currencySymbol: CURRENCY_SYMBOL,
    // A newcomer to the demo finds every language in the picker.
    ...(DEMO_DATA && { languages: languageCodes }),
  });
  const content = createContentModule(kernel, { settings });
  const operator = createOperatorModule(kernel);
  const approvals = createApprovalsModule(kernel, operator);
  const delivery = createDeliveryModule(kernel, { settings });
  const verification = createVerificationModule(kernel, { settings, content, delivery });
  const member = createMemberModule(kernel, { settings });
  const inbox = createInboxModule(kernel, { content, member, audit: operator.audit });
  const session = createSessionModule(kernel, { settings, member, content, verification, inbox });
  const games = createGamesModule(kernel, { settings });
  const lottery = createLotteryModule(kernel, { games });
  session.onEnded(games.endLaunches);
  member.branches.onMoved(games.moveLaunches);
  const agents = createAgentsModule(kernel, { settings, member, wallet, inbox });
  const payments = createPaymentsModule(kernel, { approvals, settings, wallet, member, inbox });
  const { turnover, deposits, bankAccounts, proofTurns } = payments;
  const money = { wallet, turnover, deposits, bankAccounts, proofTurns };
  const noted = { ownEvents: verification.limits, audit: operator.audit };
  const rewards = createRewardsModule(kernel, {
    ...money,
    ...noted,
    approvals,
    settings,
    content,
    member,
    games,
    inbox,
  });
  const reports = createReportsModule(kernel);
  const { protocol: scheme } = new URL(kernel.settings.PUBLIC_ORIGIN);
  const releases = createReleasesModule(kernel, {
    audit: operator.audit,
    secondPerson: {
      haveCommonHand: operator.haveCommonHand,
      assertSettled: operator.assertSettled,
      isNeeded: async (who) => !isAloneInDemo(kernel, who) && (await settings.get('releases.promotedByTwo')),
    },
    brandName: () => settings.get('brandName'),
    identityOrigins: content.identityOrigins,
    outsideScripts: content.outsideScripts,
    gameOrigins: async () => [...(await games.studioOrigins()).values()],
    siteServices: async () => ({
      imageCDNs: await settings.get('imageCDNs'),
      pictures: [...(await content.pictureAddresses()), ...(await games.imageOrigins(await content.allowedOrigins()))],
      launchGameCDNs: await settings.get('launchGameCDNs'),
      domains: (await settings.get('domains')).map((host) => new URL(`${scheme}//${host}`).origin),
    }),
    loads: releaseAlertPorts(kernel, { settings, delivery }),
  });
  const auditTrail = openAuditTrail(kernel, { sign: releases.sign });
  return {
    wallet,
    settings,
    content,
    operator,
    auditTrail,
    approvals,
    delivery,
    verification,
    member,
    session,
    games,
    lottery,
    agents,
    inbox,
    rewards,
    payments,
    reports,
    releases,
  };
}

export type Modules = ReturnType<typeof createModules>;

export async function registerModules(app: FastifyInstance, modules: Modules): Promise<void> {
  registerWalletRoutes(app, modules);
  registerContentRoutes(app, { ...modules, ports: { loadTicket: modules.releases.loads.ticketFor } });
  registerSettingsRoutes(app, modules);
  await registerDeliveryRoutes(app, modules.delivery);
  registerVerificationRoutes(app, modules);
  registerSessionsRoutes(app, modules);
  registerAccountsRoutes(app, modules);
  await registerInboxRoutes(app, modules.inbox);
  registerGamesRoutes(app, modules);
  registerLotteryRoutes(app, modules.lottery);
  registerVendorApiRoutes(app, modules);
  registerAgentsRoutes(app, modules);
  registerRewardsRoutes(app, modules);
  registerPaymentsRoutes(app, modules);
  registerReportsRoutes(app, modules);
  registerApprovalsRoutes(app, modules);
  registerOperatorRoutes(app, { ...modules, sealedColumns: allSealedColumns });
  jackpotFlow(app.kernel, modules);
  pushNotificationsFlow(app.kernel, modules);
  socialAccountFlow(app.kernel, modules);
  // Last: it answers every address that nobody else does.
  await registerReleasesRoutes(app, modules.releases);
}
