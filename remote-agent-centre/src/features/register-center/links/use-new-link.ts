import type { DownlineType } from '@portal/shared/contract/agents/downlines';
import { createInvitationLink, listInvitationLinks } from '@portal/shared/contract/agents/invitation-links';
import { wholeNumberTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { refusing } from '@portal/shared/remote/calls/refusal-of';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import { useOffers } from '../offers/use-offers.ts';
import { isWithin, linkBounds } from './link-bounds.rules.ts';

const lists = [listInvitationLinks];

/** The form of a new invitation; closes when it is made. */
export function useNewLink(onDone: () => void) {
  const host = useHost();
  const intl = useIntl();
  const refresh = useRefresh(lists);
  const offers = useOffers();
  const [type, setType] = useState<DownlineType>('player');
  const fault = (typed: string, name: keyof typeof linkBounds) =>
    isWithin(typed, linkBounds[name])
      ? undefined
      : intl.formatMessage({ id: 'newcomers.link.number' }, { min: 1, max: linkBounds[name] });
  const use = useForm({
    initial: { note: '', days: '', usesAtMost: '' },
    check: ({ days, usesAtMost }) => ({ days: fault(days, 'days'), usesAtMost: fault(usesAtMost, 'usesAtMost') }),
    async send({ note, days, usesAtMost }) {
      const offered = type === 'agent' ? offers.collect() : [];
      if (!offered) throw refusing('invalid_input', intl.formatMessage({ id: 'newcomers.offers.wrong' }));
      const ends = { days: wholeNumberTyped(days), usesAtMost: wholeNumberTyped(usesAtMost) };
      try {
        await host.call(createInvitationLink, { type, note, offers: offered, ...ends });
      } catch (error) {
        offers.showRefusal(error);
        throw error;
      }
      host.toast(intl.formatMessage({ id: 'newcomers.link.made' }), 'good');
      void refresh();
      onDone();
    },
    fieldOf: {},
  });
  return { use, type, setType, offers };
}
