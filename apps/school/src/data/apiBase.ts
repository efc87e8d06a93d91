/** Base URL of the contract's paths, set at build time. @default the origin of the page */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';
