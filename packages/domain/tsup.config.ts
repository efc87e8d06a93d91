import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    audit: 'src/audit/audit.ts',
    communes: 'src/communes/communes.ts',
    contract: 'src/contract/contract.ts',
    fixtures: 'src/fixtures/fixtures.ts',
    operations: 'src/operations.ts',
    permissions: 'src/permissions/roles.ts',
    reference: 'src/reference/reference.ts',
    rut: 'src/rut.ts',
    stream: 'src/stream/stream.ts',
    validators: 'src/validators/validators.ts',
  },
  format: 'esm',
  target: 'es2023',
  // `@school/text` is not published: by its sources its types become part of this package's.
  dts: { compilerOptions: { paths: { '@school/text': ['../text/src/index.ts'] } } },
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: () => copyFile('src/generated/contract.json', 'dist/openapi.json'),
});
