import { applicationCommentAtMost, commentLength } from '@portal/shared/contract/rewards/application-comment';
import {
  applyForPromotion,
  type PromotionDetail,
  uploadPromotionImage,
} from '@portal/shared/contract/rewards/promotions';
import { refusalOf, refusing } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { usePictures } from '@portal/shared/remote/forms/use-pictures';
import { useRef, useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { usePromotionRefresh } from '../use-promotion-updates.ts';

/** Refusals that are about the pictures. */
const ofPictures = ['picture_refused', 'image_missing'];

/** Form state of an application; the input stays until the platform has it. */
export function useApplication(
  { id: promotionId, termsId }: Pick<PromotionDetail, 'id' | 'termsId'>,
  onDone: () => void,
) {
  const t = useText();
  const { host } = usePortal();
  const refresh = usePromotionRefresh();
  const apply = useKeyedCall(applyForPromotion);
  const area = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [pictureProblem, setPictureProblem] = useState<string>();
  const pictures = usePictures(async (data, name) => {
    try {
      return (await host.call(uploadPromotionImage, { promotionId, data })).imageId;
    } catch (error) {
      const refusal = refusalOf(error);
      throw refusal ? refusing('picture_refused', `${name}: ${refusal.message}`) : error;
    }
  });

  function faultOf(): string {
    const length = commentLength(comment);
    if (length === 0) return t('rule.empty');
    return length > applicationCommentAtMost ? t('promotions.comment_long', { max: applicationCommentAtMost }) : '';
  }
  function showFailure(error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal?.code === 'image_missing') pictures.forget();
    if (refusal?.code === 'conflict') setFailure(t('promotions.terms_changed'));
    else if (refusal && ofPictures.includes(refusal.code)) setPictureProblem(refusal.message);
    else setFailure(refusal?.message ?? t('error.network'));
  }
  return {
    area,
    comment,
    problem,
    failure,
    pictureProblem,
    pictures,
    write(text: string): void {
      setComment(text);
      setProblem('');
    },
    async submit(): Promise<void> {
      const fault = faultOf();
      setProblem(fault);
      setFailure('');
      setPictureProblem(undefined);
      if (fault) return area.current?.focus();
      try {
        await apply({ promotionId, termsId, comment: comment.trim(), imageIds: await pictures.upload() });
      } catch (error) {
        showFailure(error);
        if (refusalOf(error)?.code === 'conflict') await refresh();
        return;
      }
      host.toast(t('promotions.done_apply'), 'good');
      await refresh();
      onDone();
    },
  };
}
