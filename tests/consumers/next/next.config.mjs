import { fileURLToPath } from 'node:url';

/* The consumers are installed side by side, with their dependencies one folder up. */
export default { turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) } };
