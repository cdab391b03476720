import { type DownlineType, listDownlines, registerDownline } from '@portal/shared/contract/agents/downlines';
import { refusing } from '@portal/shared/remote/calls/refusal-of';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import { useOffers } from '../offers/use-offers.ts';

export interface MadeAccount {
  account: string;
  /** Shown once, stored nowhere. */
  password: string;
  type: DownlineType;
}

const empty = { account: '', password: '' };
const lists = [listDownlines];

/** Form state, and the created account. */
export function useRegisterDownline() {
  const host = useHost();
  const intl = useIntl();
  const refresh = useRefresh(lists);
  const offers = useOffers();
  const [type, setType] = useState<DownlineType>('player');
  const [made, setMade] = useState<MadeAccount>();
  const missing = (value: string) => (value ? undefined : intl.formatMessage({ id: 'newcomers.missing' }));
  const use = useForm({
    initial: empty,
    check: ({ account, password }) => ({ account: missing(account), password: missing(password) }),
    async send({ account, password }) {
      const offered = type === 'agent' ? offers.collect() : [];
      if (!offered) throw refusing('invalid_input', intl.formatMessage({ id: 'newcomers.offers.wrong' }));
      try {
        const done = await host.call(registerDownline, { account, password, type, offers: offered });
        setMade({ account: done.account, password, type });
      } catch (error) {
        offers.showRefusal(error);
        throw error;
      }
      void refresh();
    },
    fieldOf: { username_taken: 'account' },
  });
  return {
    use,
    type,
    setType,
    offers,
    made,
    /** Resets the form for the next account. */
    again() {
      setMade(undefined);
      offers.clear();
      use.set('account', '');
      use.set('password', '');
    },
  };
}
