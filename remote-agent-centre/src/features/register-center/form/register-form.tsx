import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { OfferFields } from '../offers/offer-fields.tsx';
import { TypeChoice } from '../offers/type-choice.tsx';
import styles from '../register-center.module.css';
import { madePassword, secureRandom } from './made-password.rules.ts';
import { NewAccount } from './new-account.tsx';
import { useRegisterDownline } from './use-register-downline.ts';

const passwordLength = 12;

/** Account and password of a new direct downline. */
export function RegisterForm() {
  const intl = useIntl();
  const { use, type, setType, offers, made, again } = useRegisterDownline();
  const lengths = useLengths();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const help = (name: 'username' | 'password') =>
    lengths?.[name] && intl.formatMessage({ id: 'newcomers.length' }, lengths[name]);
  if (made) return <NewAccount made={made} onAgain={again} />;
  return (
    <div className={styles.form}>
      <SubmitForm {...use.form} failure={use.failure} submitLabel={text('register')}>
        <TypeChoice type={type} onChange={setType} />
        <TextField
          {...use.field('account')}
          label={text('account')}
          help={help('username')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...use.field('password')}
          label={text('password')}
          help={help('password')}
          required
          autoComplete="new-password"
          reveal={{ show: text('password.show'), hide: text('password.hide') }}
        />
        <Button
          size="small"
          className={styles.propose}
          onClick={() => use.set('password', madePassword(passwordLength, secureRandom))}
        >
          {text('password.make')}
        </Button>
        <p className={styles.small}>{text('password.about')}</p>
        {type === 'agent' ? <OfferFields offers={offers} /> : null}
      </SubmitForm>
    </div>
  );
}

/** Lengths of names and passwords, by the operator's registration rules. */
function useLengths() {
  const { data } = useCallQuery(getRegisterSettings, {});
  if (!data) return undefined;
  const of = (name: 'username' | 'password') => {
    const rule = data.rules[name];
    return rule && { min: rule.minLength, max: rule.maxLength };
  };
  return { username: of('username'), password: of('password') };
}
