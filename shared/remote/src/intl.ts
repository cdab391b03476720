export { createIntl, defineMessages, FormattedMessage, IntlProvider, RawIntlProvider, useIntl } from 'react-intl';
