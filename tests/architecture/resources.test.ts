import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'apps/provider/src/resources/';
const suffixes = ['handlers', 'commands', 'rules', 'policy', 'queries', 'present', 'audit'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

describe('the resources of the provider', () => {
  test('use only the suffixes that their README explains', () => {
    const readme = readFileSync(`${folder}README.md`, 'utf8');
    expect([...readme.matchAll(/^- `\.(\w+)`/gm)].map(([, suffix]) => suffix)).toEqual(suffixes);
    const others = files.filter((file) => {
      const parts = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length).split('.');
      return parts.length > 2 || (parts.length === 2 && !suffixes.includes(parts[1]!));
    });
    expect(others).toEqual([]);
  });
});
