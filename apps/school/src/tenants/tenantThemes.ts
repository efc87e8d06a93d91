import type { Corners } from '../shell/theme.ts';

/** The look that each recognised school has from the first paint on; its record may say otherwise later. */
export const tenantThemes: Record<string, { color: string; corners: Corners }> = {
  aromos: { color: '#0F6E5A', corners: 'soft' },
  puertoclaro: { color: '#C2410C', corners: 'round' },
  vallenorte: { color: '#4338CA', corners: 'sharp' },
};
