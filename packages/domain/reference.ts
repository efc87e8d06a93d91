// Writes the contract as a page to docs/api/. It opens from the disk, and needs nothing from the network.
import { mkdir, writeFile } from 'node:fs/promises';
import { contract } from './src/contract/contract.ts';
import { referencePage, referenceStyle } from './src/reference/reference.ts';

const folder = new URL('../../docs/api/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('index.html', folder), referencePage(contract, 'style.css'));
await writeFile(new URL('style.css', folder), referenceStyle);
