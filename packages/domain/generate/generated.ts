import { createClient } from '@hey-api/openapi-ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './bundle.ts';
import type { ContractDocument } from '../src/contract/document.ts';
import { exampleFiles } from './examples.ts';
import { addOperationExamples } from './operationExamples.ts';
import { defaultsFile } from './defaults.ts';
import { languagesFile } from './languages.ts';
import { limitsFile } from './limits.ts';
import { publicOperationsFile, operationsFile } from './operations.ts';

/** The generator writes each branch of a choice again with its name; the constants in the branches say it already. */
const withoutDiscriminators = (contract: ContractDocument) =>
  JSON.parse(
    JSON.stringify(contract, (key, value: unknown) => (key === 'discriminator' ? undefined : value)),
  ) as never;

async function generateTypes(contract: ContractDocument): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-contract-'));
  try {
    await createClient({
      input: withoutDiscriminators(contract),
      output: { path: folder, entryFile: false },
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent' },
    });
    return await readFile(join(folder, 'types.gen.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Everything that src/generated holds, by path inside it. The same contract gives the same bytes. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const contract = await bundleContract();
  await addOperationExamples(contract);
  return {
    'contract.json': `${JSON.stringify(contract, null, 1)}\n`,
    'types.gen.ts': await generateTypes(contract),
    'operations.ts': operationsFile(contract),
    'defaults.ts': defaultsFile(contract),
    'languages.ts': languagesFile(contract),
    'limits.ts': limitsFile(contract),
    'publicOperations.ts': publicOperationsFile(contract),
    ...(await exampleFiles(contract)),
  };
}

/** Writes the files below `folder` and removes what an earlier contract had left there. */
export async function writeGenerated(folder: URL): Promise<void> {
  const files = await generatedFiles();
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, folder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(fileURLToPath(file), content);
  }
}
