/** Address that the paths of the contract stand on, set when the app is built. @default the origin of the page */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';
