import type { FastifyInstance } from 'fastify';
import { jackpotFlows } from './flows/jackpot.ts';
import { releaseAlertPorts } from './flows/release-alerts.ts';
import { socialAccountFlow } from './flows/social-account.ts';
import type { Kernel } from './kernel/kernel.ts';
import { createMemberModule } from './modules/accounts/index.ts';
import { registerFlow } from './modules/accounts/routes/registration.ts';
import { securityFlows } from './modules/accounts/routes/security.ts';
import { memberServiceFlows, passwordFlows, registerMemberRoutes } from './modules/accounts/routes.ts';
import { createAgentsModule } from './modules/agents/index.ts';
import { downlineFlows } from './modules/agents/routes/downlines.ts';
import { houseContractFlows, registerAgentsRoutes } from './modules/agents/routes.ts';
import { operatorApprovalFlows } from './modules/approvals/routes.ts';
import { createContentModule } from './modules/content/index.ts';
import { registerContentRoutes } from './modules/content/routes.ts';
import { createDeliveryModule } from './modules/delivery/index.ts';
import { registerDeliveryRoutes } from './modules/delivery/routes.ts';
import { createGamesModule } from './modules/games/index.ts';
import { launchGameFlow } from './modules/games/routes/launch.ts';
import { operatorCatalogueFlows } from './modules/games/routes/operator-catalogue.ts';
import { playStopFlows, registerGamesRoutes } from './modules/games/routes.ts';
import { createInboxModule } from './modules/inbox/index.ts';
import { registerInboxRoutes } from './modules/inbox/routes.ts';
import { createLotteryModule } from './modules/lottery/index.ts';
import { registerLotteryRoutes } from './modules/lottery/routes.ts';
import { createOperatorModule } from './modules/operators/index.ts';
import { registerOperatorRoutes } from './modules/operators/routes.ts';
import { createPaymentsModule } from './modules/payments/index.ts';
import {
  bankAccountFlows,
  depositFlows,
  operatorDepositFlows,
  operatorWithdrawalFlows,
  withdrawalFlows,
} from './modules/payments/routes.ts';
import { createReleasesModule } from './modules/releases/index.ts';
import { registerReleasesRoutes } from './modules/releases/routes.ts';
import { createReportsModule } from './modules/reports/index.ts';
import { reportFlows } from './modules/reports/routes.ts';
import { createRewardsModule } from './modules/rewards/index.ts';
import { registerRewardsRoutes } from './modules/rewards/routes.ts';
import { createSessionModule } from './modules/sessions/index.ts';
import { freePlayFlow } from './modules/sessions/routes/free-play.ts';
import { registerSessionRoutes } from './modules/sessions/routes.ts';
import { playFlows } from './modules/vendor-api/routes.ts';
import { createVerificationModule } from './modules/verification/index.ts';
import { codeFlows, registerVerificationRoutes } from './modules/verification/routes.ts';
import { createWalletModule } from './modules/wallet/index.ts';
import {
  recordFlows,
  registerWalletRoutes,
  transferUplineFlows,
  walletTransferFlows,
} from './modules/wallet/routes.ts';

/** The one place where modules meet: each is made here, and handed to those that need it. See kernel/module.ts. */
export function createModules(kernel: Kernel) {
  const wallet = createWalletModule(kernel);
  const content = createContentModule(kernel);
  const operator = createOperatorModule(kernel);
  const delivery = createDeliveryModule(kernel, { content });
  const verification = createVerificationModule(kernel, { content, delivery });
  const member = createMemberModule(kernel, { content });
  const inbox = createInboxModule(kernel, { content, member, audit: operator.audit });
  const session = createSessionModule(kernel, { member, content, verification, inbox });
  const games = createGamesModule(kernel);
  const lottery = createLotteryModule(kernel, { games });
  session.onEnded(games.endLaunches);
  member.onBranchMoved(games.moveLaunches);
  const agents = createAgentsModule(kernel, { content, member, wallet, inbox });
  const payments = createPaymentsModule(kernel, { content, wallet, member, inbox });
  const { turnover, deposits, bankAccounts, proofTurns } = payments;
  const rewards = createRewardsModule(kernel, {
    ...{ content, wallet, member, games, inbox, turnover, deposits, bankAccounts, proofTurns },
    audit: operator.audit,
  });
  const reports = createReportsModule(kernel);
  const { protocol: scheme } = new URL(kernel.settings.PUBLIC_ORIGIN);
  const releases = createReleasesModule(kernel, {
    audit: operator.audit,
    brandName: () => content.settings.get('brandName'),
    identityOrigins: content.identityOrigins,
    gameOrigins: async () => [...(await games.studioOrigins()).values()],
    siteServices: async () => ({
      imageCDNs: await content.settings.get('imageCDNs'),
      pictures: [...(await content.pictureAddresses()), ...(await games.imageOrigins())],
      launchGameCDNs: await content.settings.get('launchGameCDNs'),
      domains: (await content.settings.get('domains')).map((host) => new URL(`${scheme}//${host}`).origin),
      gtagId: await content.settings.get('gtagId'),
    }),
    loads: releaseAlertPorts(kernel, { content, delivery }),
  });
  return {
    wallet,
    content,
    operator,
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
  registerWalletRoutes(app, modules.wallet);
  registerContentRoutes(app, modules.content, { loadTicket: modules.releases.loads.ticketFor });
  await registerDeliveryRoutes(app, modules.delivery);
  await registerVerificationRoutes(app, modules.verification);
  await registerSessionRoutes(app, modules.session);
  await registerMemberRoutes(app, modules.member);
  await registerInboxRoutes(app, modules.inbox);
  codeFlows(app, modules);
  registerFlow(app, modules);
  freePlayFlow(app, modules);
  socialAccountFlow(app.kernel, modules);
  passwordFlows(app, modules);
  securityFlows(app, modules);
  memberServiceFlows(app, modules);
  registerGamesRoutes(app, modules);
  registerLotteryRoutes(app, modules.lottery);
  recordFlows(app, modules);
  launchGameFlow(app, modules);
  playFlows(app, modules);
  jackpotFlows(app, modules);
  playStopFlows(app, modules);
  operatorCatalogueFlows(app, modules);
  registerAgentsRoutes(app, modules);
  downlineFlows(app, modules);
  await registerRewardsRoutes(app, modules.rewards);
  bankAccountFlows(app, modules);
  depositFlows(app, modules);
  withdrawalFlows(app, modules);
  operatorDepositFlows(app, modules);
  operatorWithdrawalFlows(app, modules);
  operatorApprovalFlows(app, modules);
  houseContractFlows(app, modules);
  walletTransferFlows(app, modules);
  transferUplineFlows(app, modules);
  reportFlows(app, modules);
  registerOperatorRoutes(app, { ...modules, countOpenRounds: modules.games.openRounds });
  // Last: it answers every address that nobody else does.
  await registerReleasesRoutes(app, modules.releases);
}
