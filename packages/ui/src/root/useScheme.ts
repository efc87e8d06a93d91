import { useEffect } from 'react';
import { applyScheme, type Scheme } from '../theme/scheme.ts';

/** Keeps `<html>` in a scheme while the component is there; leaves it alone without one. */
export const useScheme = (scheme: Scheme | undefined): void => {
  useEffect(() => (scheme ? applyScheme(scheme) : undefined), [scheme]);
};
