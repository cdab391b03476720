import { listInvitationLinks } from '@portal/shared/contract/agents/invitation-links';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Pages } from '@portal/shared/parts/pages';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useTeamUpdates } from '../../../parts/use-team-updates.ts';
import { OfferFields } from '../offers/offer-fields.tsx';
import { TypeChoice } from '../offers/type-choice.tsx';
import styles from '../register-center.module.css';
import { LinkCard } from './link-card.tsx';
import { useNewLink } from './use-new-link.ts';

const linksOfPage = 6;
const topics = ['team'] as const;
const calls = [listInvitationLinks];

/** The agent's invitations, newest first, and a form for a new one. */
export function InvitationLinks() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const [pageNo, onPage] = useState(1);
  const [isMaking, setIsMaking] = useState(false);
  const links = useCallQuery(listInvitationLinks, { pageNo, pageSize: linksOfPage }, { keepPrevious: true });
  useTeamUpdates(topics, calls);
  const make = (
    <Button variant="primary" onClick={() => setIsMaking(true)}>
      {text('link.make')}
    </Button>
  );
  return (
    <div className={styles.links}>
      {links.isError || !links.data ? (
        <NotLoaded titleId="newcomers.links.failed" query={links} height={220} />
      ) : links.data.list.length === 0 ? (
        <EmptyState drawing="lantern" title={text('links.none')} action={make}>
          {text('links.none.text')}
        </EmptyState>
      ) : (
        <>
          <div>{make}</div>
          <ul className={styles.cards}>
            {links.data.list.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
          </ul>
          <Pages {...{ pageNo, onPage }} totalPages={links.data.totalPages} />
        </>
      )}
      {isMaking ? <NewLinkDialog onClose={() => setIsMaking(false)} /> : null}
    </div>
  );
}

/** Form of an invitation: the newcomer's type, offers, expiry and number of uses. */
export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const { use, type, setType, offers } = useNewLink(onClose);
  return (
    <Dialog isOpen isSticky onClose={onClose} title={text('link.new')} closeLabel={text('dialog.close')}>
      <SubmitForm {...use.form} failure={use.failure} submitLabel={text('link.make')}>
        <TypeChoice type={type} onChange={setType} />
        <TextField {...use.field('note')} label={text('link.note')} help={text('link.note.help')} maxLength={60} />
        <TextField {...use.field('days')} label={text('link.days')} help={text('link.days.help')} inputMode="numeric" />
        <TextField
          {...use.field('usesAtMost')}
          label={text('link.most')}
          help={text('link.most.help')}
          inputMode="numeric"
        />
        {type === 'agent' ? <OfferFields offers={offers} /> : null}
      </SubmitForm>
    </Dialog>
  );
}
