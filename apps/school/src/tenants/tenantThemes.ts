import type { Corners } from './theme.ts';

/** Themes of the bundled tenants for the first paint; the college's record may override them later. */
export const tenantThemes: Record<string, { color: string; corners: Corners }> = {
  aromos: { color: '#0F6E5A', corners: 'soft' },
  puertoclaro: { color: '#C2410C', corners: 'round' },
  vallenorte: { color: '#4338CA', corners: 'sharp' },
};
