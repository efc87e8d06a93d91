import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';

describe.each(['ui', 'domain'] as const)('the packed %s package', (name) => {
  const read = () => readFile(inject('tarballs')[name]);

  it('passes publint', async () => {
    const data = await read();
    const { messages, pkg } = await publint({
      pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has correct types in every module resolution', async () => {
    const checked = await checkPackage(createPackageFromTarballData(await read()), {
      excludeEntrypoints: [/\.css$/, /\.json$/],
    });
    const problems = 'problems' in checked ? checked.problems : ['no types'];
    /* The packages are ESM only: neither `require` nor the `node10` resolution is supported. */
    const promised = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !('resolutionKind' in problem) ||
        !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(promised).toEqual([]);
  });

  it('is built by packing and contains only what is used', async () => {
    const packed = createPackageFromTarballData(await read());
    const inside = `/node_modules/@school/${name}/`;
    const names = packed.listFiles().map((file) => file.replace(inside, ''));
    const expected = {
      ui: [
        'dist/index.js',
        'dist/types/index.d.ts',
        'dist/tokens.json',
        'dist/school-theme.js',
        'dist/styles.css',
        'dist/fonts.css',
        'dist/button.js',
      ],
      domain: ['dist/index.js', 'dist/index.d.ts', 'dist/validators.js', 'dist/openapi.json'],
    }[name];
    expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE', ...expected]));
    expect(names.filter((file) => /stories|\.test\.|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')))).toEqual([]);
    expect(packed.readFile(`${inside}package.json`)).not.toMatch(/workspace:|catalog:/);
  });
});
