import { analyticsConfig } from '@portal/shared/contract/releases/scripts-frames';
import { connectToParent } from './connect-to-parent.ts';
import { countPageView, loadAnalytics } from './gtag.ts';
import { toAnalytics } from './messages.ts';
import { readConfig } from './read-config.ts';

/** The hidden frame in which the script of analytics runs. */
const { parents, gtagId } = readConfig(analyticsConfig);
let isLoaded = false;

connectToParent(parents, toAnalytics, ({ path }, { origin }) => {
  if (!isLoaded) loadAnalytics(gtagId);
  isLoaded = true;
  countPageView(origin, path);
});
