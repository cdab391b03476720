import '@portal/shared/ui/theme/tokens.css';
import '@portal/shared/ui/theme/fonts.css';
import '@portal/shared/ui/theme/base.css';
import './remotes/provided.ts';
import { createRoot } from 'react-dom/client';
import { BootScreen } from './boot/boot-screen.tsx';
import { runPortal } from './boot/run-portal.tsx';

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  root.render(<BootScreen />);
  void runPortal(root);
}
