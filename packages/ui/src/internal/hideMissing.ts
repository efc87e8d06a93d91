import type { SyntheticEvent } from 'react';

/** Hides a picture that could not be loaded, instead of the browser's sign for it. */
export const hideMissing = ({ target }: SyntheticEvent): void => {
  (target as HTMLElement).hidden = true;
};
