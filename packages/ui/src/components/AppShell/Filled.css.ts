import { media } from '../../css/breakpoints.css.ts';
import { inside } from '../../css/inside.css.ts';
import { root } from './AppShell.css.ts';
import { root as bare } from './Bare.css.ts';

/* A page that scrolls inside has the height of the window on phones too. */
inside(`${root}${root}:has([data-sui-fill])`, { blockSize: '100dvh', minBlockSize: 0 }, media.narrow);
/* A bare page has no row for the bar. */
inside(
  `${root}${root}:not(${bare}):has([data-sui-fill])`,
  { gridTemplateRows: 'minmax(56px, max-content) minmax(0, 1fr)' },
  media.narrow,
);
