import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The folder is a project of its own wherever it lies. */
export default { turbopack: { root: dirname(fileURLToPath(import.meta.url)) } };
