import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens, tenantTheme, themeCss } from '../theme.ts';

const run = (...args: string[]) => {
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
    const { status, stdout, stderr } = run('#0F6E5A');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(minify(stdout)).toBe(themeCss(tenantTheme('#0f6e5a')));
  });

  it('accepts corners, density and a second colour', () => {
    const { stdout } = run('0F6E5A', '--corners', 'round', '--density', 'compact', '--second', '#ffd400');
    const theme = tenantTheme('#0f6e5a', { corners: 'round', density: 'compact', second: '#ffd400' });
    expect(minify(stdout)).toBe(themeCss(theme));
    expect(stdout).toContain('--sui-identity-second:#ffd400;');
    expect(stdout.split('\n')[0]).toContain('#0f6e5a and #ffd400, corners round, density compact');
  });

  it('themes the elements of a selector, in both schemes', () => {
    const { stdout } = run('#4338CA', '--selector', '.north, .south');
    expect(stdout).toContain(':is(.north, .south){');
    expect(stdout).toContain('.is-dark :is(.north, .south),:is(.north, .south).is-dark');
    expect(stdout).not.toContain(':root');
  });

  it('prints design tokens', () => {
    const { stdout } = run('#c2410c', '--json', '--density', 'compact');
    expect(JSON.parse(stdout)).toEqual(
      JSON.parse(JSON.stringify(designTokens(tenantTheme('#c2410c', { density: 'compact' })))),
    );
  });

  it('prints its usage', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const option of ['--corners', '--density', '--second', '--selector', '--json'])
      expect(stdout).toContain(option);
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
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).toContain('school-theme --help');
    expect(stderr).not.toContain('    at ');
  });
});
