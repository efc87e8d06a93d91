import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens, tenantTheme, themeCss } from '../theme.ts';
import { themeCommand } from './themeCommand.ts';

/** Runs the program, as a shell does. */
const runProgram = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'schoolTheme.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};
const minify = (css: string) => css.replace(/^\/\*.*\*\/\n/, '').replaceAll(/\n\s*/g, '');

describe('school-theme', () => {
  it('prints the theme that is created at run time', () => {
    const { status, stdout, stderr } = runProgram('#0F6E5A');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(minify(stdout)).toBe(themeCss(tenantTheme('#0f6e5a')));
  });

  it('accepts corners, density and a second colour', () => {
    const { out } = themeCommand([
      '0F6E5A',
      '--corners',
      'round',
      '--density',
      'compact',
      '--second',
      '#ffd400',
    ]);
    const theme = tenantTheme('#0f6e5a', { corners: 'round', density: 'compact', second: '#ffd400' });
    expect(minify(out)).toBe(themeCss(theme));
    expect(out).toContain('--sui-identity-second:#ffd400;');
    expect(out.split('\n')[0]).toContain('#0f6e5a and #ffd400, corners round, density compact');
  });

  it('themes the elements of a selector, in both schemes', () => {
    const { out } = themeCommand(['#4338CA', '--selector', '.north, .south']);
    expect(out).toContain(':is(.north, .south){');
    expect(out).toContain('.is-dark :is(.north, .south),:is(.north, .south).is-dark');
    expect(out).not.toContain(':root');
  });

  it('prints design tokens', () => {
    const { out } = themeCommand(['#c2410c', '--json', '--density', 'compact']);
    expect(JSON.parse(out)).toEqual(
      JSON.parse(JSON.stringify(designTokens(tenantTheme('#c2410c', { density: 'compact' })))),
    );
  });

  it('prints its usage', () => {
    const { code, out } = themeCommand(['--help']);
    expect(code).toBe(0);
    for (const option of ['--corners', '--density', '--second', '--selector', '--json'])
      expect(out).toContain(option);
  });

  it.each([
    ['no colour at all', [], 'The colour is missing'],
    ['what is no colour', ['greenish'], '"greenish" is not a colour'],
    ['two colours', ['#0f6e5a', '#ffd400'], 'One colour, please'],
    ['what is no second colour', ['#0f6e5a', '--second', 'none'], '"none" is not a second colour'],
    ['corners it does not know', ['#0f6e5a', '--corners', 'oval'], 'Choose sharp, soft, round'],
    ['a density it does not know', ['#0f6e5a', '--density', 'airy'], 'Choose cosy, compact'],
    ['an option it does not know', ['#0f6e5a', '--colour', 'x'], '--colour'],
    ['an option without its value', ['#0f6e5a', '--corners'], '--corners'],
    ['a selector that ends its rule', ['#0f6e5a', '--selector', '.a{}body'], '--selector cannot be'],
    ['an empty selector', ['#0f6e5a', '--selector', ' '], '--selector cannot be'],
  ])('rejects %s with a message and exit code 2', (_case, args, message) => {
    const { code, out, err } = themeCommand(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('school-theme --help');
  });

  it('ends with the exit code and prints no stack', () => {
    const { status, stdout, stderr } = runProgram('greenish');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(themeCommand(['greenish']).err);
  });
});
