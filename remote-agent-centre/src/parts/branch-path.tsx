import { useIntl } from '@portal/shared/remote/intl';
import { ChevronRightIcon } from '@portal/shared/ui/icons/frame';
import { useEffect, useRef } from 'react';
import styles from './branch-path.module.css';

interface BranchPathProps {
  /** From the direct downline to the account whose downlines are listed. */
  path: { account: string }[];
  /** `undefined`: the own team. */
  onOpen: (account: string | undefined) => void;
}

/** Path from the own team to the shown one; each step is a link. */
export function BranchPath({ path, onOpen }: BranchPathProps) {
  const intl = useIntl();
  const here = useRef<HTMLLIElement>(null);
  const shown = path.map(({ account }) => account).join('/');
  const before = useRef(shown);
  // The pressed row is gone, so the name of the shown team gets the focus.
  useEffect(() => {
    if (before.current !== shown) here.current?.focus();
    before.current = shown;
  }, [shown]);
  const steps = [undefined, ...path.map(({ account }) => account)];
  return (
    <nav aria-label={intl.formatMessage({ id: 'team.path' })}>
      <ol className={styles.path}>
        {steps.map((account, at) => {
          const name = account ?? intl.formatMessage({ id: 'team.path.own' });
          const isHere = at === steps.length - 1;
          return (
            <li
              key={account ?? ''}
              ref={isHere ? here : undefined}
              tabIndex={isHere ? -1 : undefined}
              aria-current={isHere ? 'page' : undefined}
            >
              {isHere ? (
                <span className={styles.here}>{name}</span>
              ) : (
                <>
                  <button type="button" className={styles.step} onClick={() => onOpen(account)}>
                    {name}
                  </button>
                  <ChevronRightIcon size={16} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
