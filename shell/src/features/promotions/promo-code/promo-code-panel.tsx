import { redeemPromoCode } from '@portal/shared/contract/rewards/promo-codes';
import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useHost } from '@portal/shared/remote/host-context';
import { useSearchParams } from '@portal/shared/remote/router';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import styles from './promo-code.module.css';
import { PromoCodeReceipt } from './promo-code-receipt.tsx';

/** Longest code that can be typed, with hyphens and spaces between its groups. */
const typedAtMost = 60;

/** Redeems a promo code; `?code=` of the address fills it in, before a login and after it. */
export function PromoCodePanel() {
  const t = useText();
  const host = useHost();
  const [search] = useSearchParams();
  const redeem = useKeyedCall(redeemPromoCode);
  const [reward, setReward] = useState<Reward>();
  const form = useForm({ defaultValues: { code: (search.get('code') ?? '').slice(0, typedAtMost) } });

  async function send({ code }: { code: string }): Promise<void> {
    setReward(undefined);
    try {
      setReward(await redeem({ code }));
      form.reset({ code: '' });
    } catch (error) {
      const refusal = refusalOf(error);
      const message = refusal?.fields.code ?? refusal?.message ?? t('error.network');
      form.setError('code', { message }, { shouldFocus: true });
    }
  }
  // A visitor is asked to log in, a trial account to register.
  const [submit, isBusy] = useOneAtATime(() => (host.mayDoProtected() ? form.handleSubmit(send)() : undefined));
  return (
    <section className={styles.panel} aria-label={t('promotions.code')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('promotions.code')}
          maxLength={typedAtMost}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.formState.errors.code?.message}
          suffix={
            <Button
              type="submit"
              size="small"
              variant={reward ? 'secondary' : 'primary'}
              busy={isBusy}
              className={styles.send}
            >
              {t('promotions.code_send')}
            </Button>
          }
          {...form.register('code', { validate: (typed) => typed.trim() !== '' || t('rule.empty') })}
        />
      </form>
      <div role="status">{reward ? <PromoCodeReceipt reward={reward} /> : null}</div>
    </section>
  );
}
