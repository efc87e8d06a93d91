import { parseArgs } from 'node:util';
import { designTokens } from './designTokens.ts';
import { parseColor } from './parseColor.ts';
import { tenantTheme, type TenantTheme, type ThemeOptions } from './tenantTheme.ts';
import { islandScope, pageScope, themeCss, type Scope } from './themeCss.ts';

const help = `Prints a school's theme as a style sheet, made from its one colour.

  school-theme <colour> [options]

  <colour>                     #rrggbb, #rgb or "rgb(r, g, b)"; quote it, since # starts a comment in most shells
  --corners sharp|soft|round   how round every corner is (soft)
  --density cosy|compact       how tight space, controls and rows are (cosy)
  --second <colour>            second colour of the school, for large areas of identity
  --selector <selector>        theme only what this finds, and what is in it (the whole page)
  --json                       print W3C design tokens (format 2025.10) instead of a style sheet
  --help                       print this

Load the sheet beside the kit's styles, before them or after. The class is-dark on <html> shows the dark scheme.

  school-theme '#0F6E5A' --corners round --density compact > theme.css
`;

/** The result of a command: its exit code (0, or 2 for wrong use) and its two outputs. */
export interface Outcome {
  code: 0 | 2;
  out: string;
  err: string;
}

class UsageError extends Error {}

const colorFrom = (text: string, optionName: string): string => {
  if (!parseColor(text))
    throw new UsageError(`"${text}" is not ${optionName}. Give #rrggbb, #rgb or "rgb(r, g, b)", in quotes.`);
  return text;
};

const parseChoice = <Name extends string>(
  option: string,
  value: string | undefined,
  names: readonly Name[],
) => {
  if (value !== undefined && !names.includes(value as Name))
    throw new UsageError(`--${option} cannot be "${value}". Choose ${names.join(', ')}.`);
  return value as Name | undefined;
};

/* A selector is pasted into a style sheet: nothing in it may end its rule or start another. */
const scopeFrom = (selector: string | undefined) => {
  if (selector === undefined || selector.trim() === ':root') return pageScope;
  if (selector.trim() === '' || selector.length > 400 || /[{}<;@\\]|\/\*/.test(selector))
    throw new UsageError(
      `--selector cannot be "${selector}". Give one that a rule may start with, like .school-north.`,
    );
  return islandScope(`:is(${selector.trim()})`);
};

/* A line for each declaration, so that the file of a next theme can be compared with this one. */
const onLines = (css: string): string => {
  let depth = 0;
  return css
    .split(/(?<=[{};])/)
    .map((part) => {
      if (part.endsWith('}')) depth -= 1;
      const line = '  '.repeat(depth) + part;
      if (part.endsWith('{')) depth += 1;
      return line;
    })
    .join('\n');
};

const createStyleSheet = (
  theme: TenantTheme,
  { corners = 'soft', density = 'cosy' }: ThemeOptions,
  scope: Scope,
) => {
  const { solid, second } = theme.light.color.identity;
  const colours = solid === second ? solid : `${solid} and ${second}`;
  return `/* From ${colours}, corners ${corners}, density ${density}. Load it beside the kit's styles. */
${onLines(themeCss(theme, scope))}
`;
};

const write = (args: readonly string[]): string => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      corners: { type: 'string' },
      density: { type: 'string' },
      second: { type: 'string' },
      selector: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return help;
  const [color, ...more] = positionals;
  if (color === undefined)
    throw new UsageError(`The colour is missing. In most shells it needs quotes: school-theme '#0F6E5A'.`);
  if (more.length > 0) throw new UsageError(`One colour, please, but "${more.join(' ')}" followed it.`);
  const options: ThemeOptions = {
    corners: parseChoice('corners', values.corners, ['sharp', 'soft', 'round']),
    density: parseChoice('density', values.density, ['cosy', 'compact']),
    second: values.second === undefined ? undefined : colorFrom(values.second, 'a second colour'),
  };
  const theme = tenantTheme(colorFrom(color, 'a colour'), options);
  const scope = scopeFrom(values.selector);
  return values.json
    ? `${JSON.stringify(designTokens(theme), null, 2)}\n`
    : createStyleSheet(theme, options, scope);
};

/** Runs `school-theme` with the words that followed its name. */
export const themeCommand = (args: readonly string[]): Outcome => {
  try {
    return { code: 0, out: write(args), err: '' };
  } catch (error) {
    const isParseError = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof UsageError) && !isParseError) throw error;
    return {
      code: 2,
      out: '',
      err: `school-theme: ${(error as Error).message}\nschool-theme --help shows what it takes.\n`,
    };
  }
};
