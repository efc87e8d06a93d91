import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
const fold = '10px';

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: '2px',
  border: `1px solid ${color.line.control}`,
  borderRadius: `calc(${vars.radius.field} * .5)`,
  borderStartEndRadius: fold,
  background: color.surface.raised,
  color: color.ink.quiet,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: 'normal',
  userSelect: 'none',
  verticalAlign: 'middle',
  selectors: {
    /* The extension is generated content: the file's name is beside it, and need not be read twice. */
    '&[data-word]::after': { content: 'attr(data-word)', direction: 'ltr', color: color.ink.strong },
    /* The turned corner. */
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineEnd: '-1px',
      inlineSize: fold,
      blockSize: fold,
      border: `1px solid ${color.line.control}`,
      borderStartEndRadius: fold,
      borderEndStartRadius: '3px',
      background: color.fill,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'Canvas' } } } },
});

const sheet = (width: string, height: string, fontSize: string) => ({
  inlineSize: width,
  blockSize: height,
  fontSize,
});
export const size = variants({
  s: sheet('32px', '40px', '10px'),
  m: sheet('40px', '48px', '12px'),
  l: sheet('56px', '72px', '14px'),
});
