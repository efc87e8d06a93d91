import { useEffect } from 'react';
import { applyScheme, type Scheme } from '../theme/scheme.ts';

/** Sets the scheme of `<html>` while the component is mounted; does nothing without one. */
export const useScheme = (scheme: Scheme | undefined): void => {
  useEffect(() => (scheme ? applyScheme(scheme) : undefined), [scheme]);
};
