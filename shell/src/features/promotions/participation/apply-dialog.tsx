import type { PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { PictureField } from '@portal/shared/ui/forms/picture-field';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useText } from '../../../host/use-text.ts';
import { CommentField } from './comment-field.tsx';
import { useApplication } from './use-application.ts';

interface ApplyDialogProps {
  promotion: Pick<PromotionDetail, 'id' | 'termsId' | 'title'>;
  onClose: () => void;
}

/** An application: a comment of 140 characters and up to three pictures. */
export function ApplyDialog({ promotion, onClose }: ApplyDialogProps) {
  const t = useText();
  const { pictures, ...use } = useApplication(promotion, onClose);
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={t('promotions.apply_title')}
      description={promotion.title}
      closeLabel={t('common.close')}
    >
      <SubmitForm onSubmit={use.submit} submitLabel={t('promotions.apply_send')} failure={use.failure}>
        <CommentField area={use.area} value={use.comment} onChange={use.write} problem={use.problem} />
        <PictureField
          name="images"
          pictures={pictures.list}
          refused={pictures.refused}
          error={use.pictureProblem}
          text={(key, values) => t(`promotions.picture.${key}`, values)}
          onAdd={(files) => void pictures.add(files)}
          onRemove={pictures.remove}
        />
      </SubmitForm>
    </Dialog>
  );
}
