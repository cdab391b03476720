import '@portal/shared/ui/theme/tokens.css';
import '@portal/shared/ui/theme/fonts.css';
import '@portal/shared/ui/theme/base.css';
import { watchHistoryLayers } from '@portal/shared/ui/dialogs/history-layers';
import { createRoot } from 'react-dom/client';
import { languageNow } from './boot/preferences.ts';
import { createConsoleParts } from './console-parts.ts';
import { OperatorConsole } from './operator-console.tsx';

watchHistoryLayers();
const element = document.getElementById('root');
if (element) createRoot(element).render(<OperatorConsole parts={createConsoleParts({ language: languageNow })} />);
