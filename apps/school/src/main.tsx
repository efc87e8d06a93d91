import './trustedTypes.ts';
import '@school/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createApp } from './createApp.ts';
import { plugins } from './plugins/plugins.ts';
import { startPlugins } from './plugins/startPlugins.ts';

// No top-level await: the first screen may be in this chunk, which would then wait for itself.
async function start(root: HTMLElement) {
  const parts = createApp(window);
  await startPlugins(plugins, parts);
  await parts.navigation.start();
  createRoot(root).render(<App parts={parts} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('school: the element "root" is missing.');
void start(root);
