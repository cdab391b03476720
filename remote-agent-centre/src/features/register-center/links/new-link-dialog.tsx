import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { OfferFields } from '../offers/offer-fields.tsx';
import { TypeChoice } from '../offers/type-choice.tsx';
import { useNewLink } from './use-new-link.ts';

/** What an invitation makes of newcomers, what it offers them, and how long and often it can be used. */
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
