import type { FastifyInstance } from 'fastify';
import type { ApprovalsModule } from '../approvals/index.ts';
import type { DeliveryModule } from '../delivery/index.ts';
import type { SendLink } from './accounts/enrolment.ts';
import { createOperatorAccountService } from './accounts/operator-account-service.ts';
import type { AuditTrail } from './audit-trail/open-audit-trail.ts';
import { consoleRoutes } from './console/console.ts';
import {
  addOperatorRoute,
  bootstrapOperatorsRoute,
  listOperatorsRoute,
  registerAccountRequests,
  resetOperatorRoute,
  setOperatorActiveRoute,
  setOperatorRolesRoute,
} from './routes/accounts.ts';
import { listAuditRoute } from './routes/audit.ts';
import { listAuditChainRoute, listUnchainedAuditRoute } from './routes/audit-chain.ts';
import { listAuditHeadsRoute } from './routes/audit-heads.ts';
import { listDeadLettersRoute, retryDeadLettersRoute } from './routes/dead-letters.ts';
import { finishOperatorEnrolmentRoute, openOperatorEnrolmentRoute } from './routes/enrolment.ts';
import { getSealingRoute, resealValuesRoute, type SealingDeps } from './routes/sealing.ts';
import {
  addSecurityKeyRoute,
  askSecurityKeyRoute,
  listSecurityKeysRoute,
  removeSecurityKeyRoute,
  startSecurityKeyRoute,
} from './routes/security-keys.ts';
import {
  changeOperatorPasswordRoute,
  type OperatorSessionDeps,
  operatorLoginRoute,
  operatorLogoutRoute,
  operatorStepUpRoute,
} from './routes/session.ts';
import { signInProviderRoutes } from './routes/sign-in-provider.ts';

interface OperatorRouteDeps extends OperatorSessionDeps, Pick<SealingDeps, 'sealedColumns'> {
  approvals: ApprovalsModule;
  delivery: Pick<DeliveryModule, 'send'>;
  auditTrail: AuditTrail;
}

export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorRouteDeps): void {
  const { operator, approvals, delivery } = deps;
  const sendLink: SendLink = ({ to, ...params }) =>
    delivery.send({ channel: 'email', to, template: 'operator-enrolment', params, language: 'EN' });
  const accounts = createOperatorAccountService(app.kernel, {
    sendLink,
    propose: approvals.propose,
    brandName: () => deps.settings.get('brandName'),
  });
  registerAccountRequests(approvals, accounts);
  operatorLoginRoute(app, deps);
  openOperatorEnrolmentRoute(app, deps.settings);
  finishOperatorEnrolmentRoute(app, deps.settings);
  listAuditRoute(app, operator);
  listAuditChainRoute(app, deps.auditTrail);
  listUnchainedAuditRoute(app, deps.auditTrail);
  listAuditHeadsRoute(app, deps.auditTrail);
  listOperatorsRoute(app, accounts);
  addOperatorRoute(app, accounts);
  bootstrapOperatorsRoute(app, sendLink);
  setOperatorRolesRoute(app, accounts);
  setOperatorActiveRoute(app, accounts);
  resetOperatorRoute(app, accounts);
  changeOperatorPasswordRoute(app, accounts);
  operatorLogoutRoute(app, accounts);
  operatorStepUpRoute(app, deps);
  signInProviderRoutes(app, deps);
  askSecurityKeyRoute(app);
  startSecurityKeyRoute(app, deps.settings);
  addSecurityKeyRoute(app);
  listSecurityKeysRoute(app);
  removeSecurityKeyRoute(app);
  listDeadLettersRoute(app);
  retryDeadLettersRoute(app, operator);
  getSealingRoute(app, deps);
  resealValuesRoute(app, deps);
  consoleRoutes(app);
}
