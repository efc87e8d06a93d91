import { fileURLToPath } from 'node:url';

/* The consumers are installed side by side, and what they depend on lies one folder up. */
export default { turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) } };
