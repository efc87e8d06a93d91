import '@school/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createApp } from './createApp.ts';
import { plugins } from './plugins/plugins.ts';
import { startPlugins } from './plugins/startPlugins.ts';

// No top-level await: the first screen may be in this chunk, which would then wait for itself.
async function start(place: HTMLElement) {
  const parts = createApp(window);
  await startPlugins(plugins, parts);
  await parts.navigation.start();
  createRoot(place).render(<App parts={parts} />);
}

const place = document.getElementById('root');
if (!place)
  throw new Error('school: the page has no element "root". The app is drawn into it; restore index.html.');
void start(place);
