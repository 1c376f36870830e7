import './art/load.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { adoptLink, watchRoute } from './app/route.ts';
import { watchInstall } from './pwa/install.ts';
import { registerWorker } from './pwa/register.ts';
import { removeSignOnceShown } from './pwa/sign.ts';
import { applyStyles } from './pwa/styles.ts';
import { watchScale } from './ui/scale.ts';

adoptLink();
watchRoute();
watchScale();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
removeSignOnceShown(root);
void applyStyles().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
watchInstall();
registerWorker();
