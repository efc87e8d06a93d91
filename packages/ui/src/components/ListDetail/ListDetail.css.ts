import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { shell } from '../../internal/shell.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { row } from '../List/List.css.ts';

const { space, color } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  minBlockSize: '100%',
  minInlineSize: 0,
  '@media': { [media.narrow]: { display: 'block' }, print: { display: 'block' } },
});

/* Its border is as long as the detail; its content is sticky beside a long one. */
export const list = component({
  minInlineSize: 0,
  borderInlineEnd: `1px solid ${color.line.hairline}`,
  '@media': { [media.narrow]: { borderInlineEnd: 0 } },
});

export const content = component({
  position: 'sticky',
  insetBlockStart: 0,
  padding: space.m,
  '@media': {
    [media.narrow]: { position: 'static', paddingInline: shell.pad, paddingBlock: space.l },
  },
});

/* The words of all rows are flush, the open one's too. */
inside(`${content} ${row}`, { paddingInline: space.m, borderRadius: vars.radius.field }, media.fromMedium);

export const detail = component({ minInlineSize: 0 });
export const header = component({ padding: `${space.m} ${space.l}` });
export const aside = component({
  minInlineSize: 0,
  borderInlineStart: `1px solid ${color.line.hairline}`,
  overflowY: 'auto',
  '@media': { [media.belowWide]: { display: 'none' } },
});

/* The rows of the grid have the height that the sheet leaves. A window that is too low for that scrolls. */
export const fill = component({
  selectors: {
    '&&': { flex: '1 1 0', gridTemplateRows: 'minmax(0, 1fr)', minBlockSize: '320px', overflow: 'hidden' },
  },
  '@media': {
    [media.narrow]: { selectors: { '&&': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [media.wide]: {
      selectors: {
        '&&': {
          gridTemplateColumns: '328px minmax(0, 1fr)',
          /* The third column, if there is an aside. */
          gridAutoFlow: 'column',
          gridAutoColumns: '296px',
        },
      },
    },
  },
});
inside(`${fill} > :is(${list}, ${detail})`, { display: 'flex', flexDirection: 'column', minBlockSize: 0 });
inside(`${fill} > ${list} > ${content}`, { position: 'static', flex: 1, minBlockSize: 0, overflowY: 'auto' });
inside(`${fill} > ${list} > ${header} + ${content}`, { paddingBlockStart: 0 });

/* Phones and print show one of the two. */
inside(`${root}${root}[data-open] > ${list}`, { display: 'none' }, media.narrow);
inside(`${root}${root}[data-open] > ${list}`, { display: 'none' }, 'print');
