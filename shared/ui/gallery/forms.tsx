import { Button } from '../src/button.tsx';
import { Tooltip } from '../src/feedback/tooltip.tsx';
import { Checkbox } from '../src/forms/checkbox.tsx';
import { Select } from '../src/forms/select.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import { HeartIcon, SearchIcon } from '../src/icons/frame.tsx';
import { IconButton } from '../src/icons/icon-button.tsx';
import { Chip, FilterRow } from '../src/lists/chip.tsx';
import { HoverMenu } from '../src/navigation/hover-menu.tsx';
import { Tabs } from '../src/navigation/tabs.tsx';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const options = [
  { value: 'all', label: 'All vendors' },
  { value: 'harbour', label: 'Harbour Studio' },
];
const tabs = [
  { value: 'name' as const, label: 'Username' },
  { value: 'mobile' as const, label: 'Mobile number' },
];

function nothing(): void {}

export function FormSamples() {
  return (
    <Section title="Buttons and fields">
      <Row>
        <Button variant="primary" size="large">
          Register now
        </Button>
        <Button variant="primary">Deposit</Button>
        <Button>Withdraw</Button>
        <Button variant="quiet">Forgot password?</Button>
        <Button variant="danger">Terminate contract</Button>
        <Button variant="primary" busy>
          Logging in
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Favourite" icon={<HeartIcon />} variant="raised" />
        <HoverMenu label="Language" button="English">
          {(close) => <Button onClick={close}>English</Button>}
        </HoverMenu>
        <Tooltip text="Bets of today">{(id) => <Button aria-describedby={id}>Hint</Button>}</Tooltip>
      </Row>
      <div className={styles.columns}>
        <TextField label="Username" help="4 to 16 letters or digits" placeholder="lantern88" />
        <TextField
          label="Password"
          reveal={{ show: 'Show', hide: 'Hide' }}
          defaultValue="secret"
          error="Please fill in your password with 6–16 characters"
          required
        />
        <TextField label="Mobile number" prefix="+84" inputMode="tel" disabled defaultValue="912 345 678" />
        <Select label="Vendor" options={options} />
        <Checkbox label="I am at least 18 years old and agree to the terms" defaultChecked />
        <Checkbox label="Remember me" error="Please agree to the terms" />
      </div>
      <FilterRow label="Lists">
        <Chip isChosen>All</Chip>
        <Chip count="24">Hot</Chip>
        <Chip icon={<HeartIcon />}>Favourites</Chip>
        <Chip>Recent</Chip>
      </FilterRow>
      <div className={styles.columns}>
        <Tabs label="Method" items={tabs} value="name" onChange={nothing}>
          Panel of the chosen tab
        </Tabs>
        <Tabs label="Method" items={tabs} value="mobile" onChange={nothing} look="pill" />
      </div>
    </Section>
  );
}
