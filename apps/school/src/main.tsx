import '@school/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createAppParts } from './parts.ts';
import { plugins } from './plugins/plugins.ts';
import { startPlugins } from './plugins/startPlugins.ts';

const parts = createAppParts(window);
const place = document.getElementById('root');
if (!place)
  throw new Error('school: the page has no element "root". The app is drawn into it; restore index.html.');

await startPlugins(plugins, parts);
await parts.navigation.start();
createRoot(place).render(<App parts={parts} />);
