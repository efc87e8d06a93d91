import type { Corners, Density, Scheme } from '../packages/ui/src/theme.ts';

/** Settings of the toolbar. */
export interface Look {
  /** A key of `schoolColours`, or any colour. */
  school: string;
  locale: string;
  scheme: Scheme;
  corners: Corners;
  density: Density;
}

export const defaultLook: Look = {
  school: 'aromos',
  locale: 'es',
  scheme: 'auto',
  corners: 'soft',
  density: 'cosy',
};

/** The system's colour scheme, for `scheme: 'auto'`. */
export const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
