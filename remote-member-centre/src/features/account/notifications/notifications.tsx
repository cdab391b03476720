import { trialType } from '@portal/shared/contract/constants';
import { type PushChoices, type PushKind, pushKinds } from '@portal/shared/contract/delivery/push';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import list from '../account-rows.module.css';
import styles from '../security-centre.module.css';
import own from './notifications.module.css';
import { type Push, usePush } from './use-push.ts';

/** What this device is notified of; the member is asked on a press, never before. */
export function Notifications({ type }: { type: number }) {
  return type === trialType ? null : <OwnNotifications />;
}

function OwnNotifications() {
  const push = usePush();
  if (!push) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        <FormattedMessage id="push.title" />
      </h3>
      <div className={list.panel}>
        {push.choices ? <Choices push={push} choices={push.choices} /> : <Offer push={push} />}
      </div>
    </section>
  );
}

function Offer({ push: { isBlocked, isBusy, turnOn } }: { push: Push }) {
  return (
    <>
      <p className={own.note}>
        <FormattedMessage id={isBlocked ? 'push.blocked' : 'push.text'} />
      </p>
      {isBlocked ? null : (
        <Button className={own.act} size="small" variant="primary" busy={isBusy} onClick={() => void turnOn()}>
          <FormattedMessage id="push.turnOn" />
        </Button>
      )}
    </>
  );
}

function Choices({ push: { isBusy, choose, turnOff }, choices }: { push: Push; choices: PushChoices }) {
  const intl = useIntl();
  const { kinds, showsAmounts } = choices;
  const toggle = (kind: PushKind) => {
    const left = pushKinds.filter((each) => kinds.includes(each) !== (each === kind));
    void (left.length > 0 ? choose({ kinds: left, showsAmounts }) : turnOff());
  };
  return (
    <>
      <fieldset className={own.kinds}>
        <legend>
          <FormattedMessage id="push.kinds" />
        </legend>
        {pushKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={intl.formatMessage({ id: `push.kind.${kind}` })}
            checked={kinds.includes(kind)}
            disabled={isBusy}
            onChange={() => toggle(kind)}
          />
        ))}
      </fieldset>
      <div>
        <Checkbox
          label={intl.formatMessage({ id: 'push.amounts' })}
          checked={showsAmounts}
          disabled={isBusy}
          onChange={() => void choose({ kinds, showsAmounts: !showsAmounts })}
        />
        <p className={own.note}>
          <FormattedMessage id="push.amounts.text" />
        </p>
      </div>
      <Button className={own.act} size="small" busy={isBusy} onClick={() => void turnOff()}>
        <FormattedMessage id="push.turnOff" />
      </Button>
    </>
  );
}
