/** The two presets of the footer's licences (docs/product.md 1); the operator names one or writes its own. */
const malta = {
  text: 'Malta licence holder',
  logo: 'mga',
  texts: { CN: '马耳他博彩牌照持有者', MY: 'Pemegang lesen Malta' },
};

const licencePresets = {
  fscMgaPagcor: [
    {
      text: 'Licensed and regulated in Europe',
      logo: 'fsc',
      texts: { CN: '在欧洲持牌并受监管', MY: 'Dilesenkan dan dikawal selia di Eropah' },
    },
    malta,
    {
      text: 'Licensed in the Philippines',
      logo: 'pagcor',
      texts: { CN: '在菲律宾持牌', MY: 'Dilesenkan di Filipina' },
    },
  ],
  mgaBvi: [
    malta,
    {
      text: 'British Virgin Islands licence holder',
      logo: 'bvi',
      texts: { CN: '英属维尔京群岛牌照持有者', MY: 'Pemegang lesen Kepulauan Virgin British' },
    },
  ],
};

type LicencePreset = keyof typeof licencePresets;
export const licencePresetNames = Object.keys(licencePresets) as LicencePreset[];

/** A licence of the footer; `texts` holds the languages other than the one of `text`. */
interface ShownLicence {
  text: string;
  logo: string;
  texts?: { [language: string]: string } | undefined;
}

/** The licence lists that the setting `licences` can name. */
export const licencesOf = (setting: LicencePreset | readonly ShownLicence[]): ShownLicence[] => [
  ...(typeof setting === 'string' ? licencePresets[setting] : setting),
];
