import { renderToString } from 'react-dom/server';
import { Page } from './Page';

console.log(renderToString(<Page timeZone={process.env.PAGE_ZONE} />));
