import '@school/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createApp } from './createApp.ts';
import { plugins } from './plugins/plugins.ts';
import { startPlugins } from './plugins/startPlugins.ts';

// Not awaited at the top level: the first screen may lie in this very file's chunk, which would then wait for itself.
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
