import type { Tier, TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';

/** What a tier asks for, as words: "from P 10,000.00 valid bet and 5 active members". */
export function TierConditions({ tier, kind }: { tier: Tier; kind: TieredTerms['kind'] }) {
  const intl = useIntl();
  const moneyText = useShownAmount();
  const conditionText = (id: string, values: Record<string, string | number>) =>
    intl.formatMessage({ id: `terms.if.${id}` }, values);
  const asked = [
    tier.validBet !== '0.00' &&
      conditionText(kind === 'dividend' ? 'validBet' : 'betAmount', { amount: moneyText(tier.validBet) }),
    tier.profitLoss !== '0.00' && conditionText('profitLoss', { amount: moneyText(tier.profitLoss) }),
    tier.activeMembers > 0 && conditionText('activeMembers', { count: tier.activeMembers }),
  ].filter((words) => words !== false);
  if (asked.length === 0) return <FormattedMessage id="terms.if.nothing" />;
  return <>{intl.formatMessage({ id: 'terms.if' }, { conditions: intl.formatList(asked) })}</>;
}
