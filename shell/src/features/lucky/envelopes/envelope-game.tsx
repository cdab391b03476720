import { declineEnvelope, openEnvelope } from '@portal/shared/contract/rewards/chance';
import type { ChanceDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useHost } from '@portal/shared/remote/host-context';
import { useDecline } from '@portal/shared/remote/rewards/use-decline';
import { useAtomValue } from '@portal/shared/remote/state';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { usePrizeText } from '../../../frame/draws/prize-text.tsx';
import { useNow } from '../../../frame/page-parts/use-now.ts';
import { isLoggedInAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import type { Chance } from '../chance.ts';
import { DrawResult } from '../draw-result.tsx';
import { FairNote } from '../fair-note.tsx';
import lucky from '../lucky.module.css';
import { Stage } from '../stage.tsx';
import { useRefreshChance } from '../use-chance-updates.ts';
import { useDraw } from '../use-draw.ts';
import { useResultAnimation } from '../use-result-animation.ts';
import { DropCard, type DropCardProps } from './drop-card.tsx';
import { inOrder } from './drop-state.rules.ts';
import { EnvelopeArt } from './envelope-art.tsx';
import styles from './envelopes.module.css';

/** Duration of the opening animation in envelopes.module.css. */
const openMs = 900;

/** The operator's drops: first come, first served, one envelope each. */
export function EnvelopeGame({ terms }: { terms: Chance['envelope'] }) {
  const t = useText();
  const { call } = useHost();
  const text = usePrizeText();
  const now = useNow(1000);
  const [asked, setAsked] = useState<string>();
  const refresh = useRefreshChance();
  const show = useResultAnimation<ChanceDraw>(openMs, refresh);
  const isMember = useAtomValue(isLoggedInAtom);
  const opening = useDraw<string>(
    'envelope',
    (id, input, idempotencyKey) => call(openEnvelope, { id, ...input }, { idempotencyKey }),
    show.start,
  );
  const { result, isMoving } = show;
  return (
    <Stage
      title={t('lucky.envelope')}
      closed={terms.closed}
      art={<EnvelopeArt isOpen={result !== undefined} slip={result && !isMoving ? text.draw(result) : undefined} />}
    >
      <p>{t('lucky.envelope_rule', { count: terms.perDay })}</p>
      <DrawResult draw={isMoving ? undefined : result} />
      <FailureNote>{opening.failure}</FailureNote>
      {terms.drops.length === 0 && (
        <EmptyState className={lucky.onNight} drawing="gift" title={t('lucky.envelopes_none')}>
          {t('lucky.envelopes_none_text')}
        </EmptyState>
      )}
      <ul className={styles.drops}>
        {inOrder(terms.drops, now).map((drop) => (
          <OfferedDrop
            key={drop.id}
            isMember={isMember}
            refresh={refresh}
            drop={drop}
            now={now}
            isBusy={opening.isBusy && asked === drop.id}
            isDisabled={terms.closed !== undefined || opening.isBusy || isMoving}
            onOpen={() => {
              setAsked(drop.id);
              void opening.draw(drop.id);
            }}
          />
        ))}
      </ul>
      <FairNote
        game="envelope"
        prizes={undefined}
        turnoverPercent={terms.turnoverPercent}
        commitment={opening.commitment}
      />
    </Stage>
  );
}

interface OfferedDropProps extends Omit<DropCardProps, 'onDecline'> {
  isMember: boolean;
  refresh: () => unknown;
}

/** A drop that a member can decline for good. */
function OfferedDrop({ isMember, refresh, ...card }: OfferedDropProps) {
  const t = useText();
  const { call } = useHost();
  const { decline } = useDecline({
    ask: {
      title: t('lucky.decline_title'),
      text: t('lucky.decline_text'),
      confirmLabel: t('lucky.decline_yes'),
      cancelLabel: t('lucky.decline_no'),
    },
    send: () => call(declineEnvelope, { id: card.drop.id }),
    done: t('lucky.declined'),
    failed: t('lucky.decline_failed'),
    refresh,
  });
  return <DropCard {...card} onDecline={isMember && !card.isDisabled ? decline : undefined} />;
}
