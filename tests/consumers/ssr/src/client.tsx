import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const timeZone = new URLSearchParams(location.search).get('zone') ?? undefined;
hydrateRoot(document.getElementById('app')!, <Page timeZone={timeZone} />);
