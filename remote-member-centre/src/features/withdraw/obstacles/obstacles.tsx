import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { InfoIcon, WalletIcon } from '@portal/shared/ui/icons/frame';
import type { IconProps } from '@portal/shared/ui/icons/icon';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { LockIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType } from 'react';
import type { BankAccounts } from '../../../parts/bank-accounts/bank-account.ts';
import type { Terms } from '../withdrawal.ts';
import styles from './obstacles.module.css';
import { type Obstacle, wayOutOf } from './obstacles.rules.ts';
import { useWaysOut } from './use-ways-out.tsx';

interface ObstaclesProps {
  list: readonly Obstacle[];
  terms: Terms;
  known: BankAccounts;
}

const icons: Readonly<Partial<Record<Obstacle, ComponentType<IconProps>>>> = {
  payment_password_missing: LockIcon,
  bank_account_missing: WalletIcon,
  withdrawals_held: LockIcon,
};

/** Obstacles of a withdrawal, each with its text and action. */
export function Obstacles({ list, terms, known }: ObstaclesProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { takeWay, dialog } = useWaysOut(known, terms);
  const { perDay, min, balance, owed, turnoverMissing, heldUntil } = terms;
  const values = {
    perDay,
    min: shown(min),
    balance: shown(balance),
    owed: shown(owed),
    missing: shown(turnoverMissing),
    until: heldUntil ? intl.formatDate(heldUntil, { dateStyle: 'medium', timeStyle: 'short' }) : '',
  };
  const text = (id: string) => intl.formatMessage({ id: `withdraw.block.${id}` }, values);
  return (
    <section className={styles.panel} aria-labelledby="withdraw-blocks">
      <h3 id="withdraw-blocks" className={styles.heading}>
        <FormattedMessage id="withdraw.blocked" />
      </h3>
      <ul className={styles.list}>
        {list.map((obstacle) => {
          const Icon = icons[obstacle] ?? InfoIcon;
          const way = wayOutOf(obstacle, terms);
          return (
            <li key={obstacle} className={styles.row}>
              <IconSpot tone="warn">
                <Icon />
              </IconSpot>
              <div className={styles.words}>
                <p className={styles.name}>{text(obstacle)}</p>
                <p className={styles.text}>{text(`${obstacle}.text`)}</p>
              </div>
              {way ? (
                <Button size="small" onClick={() => takeWay(way)}>
                  <FormattedMessage id={`withdraw.way.${way}`} />
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {dialog}
    </section>
  );
}
