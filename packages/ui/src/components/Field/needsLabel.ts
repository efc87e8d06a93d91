import type { ReactNode } from 'react';
import { warnOnce } from '../../internal/warnOnce.ts';
import { hasContent } from './fieldTexts.ts';

/** Warns developers of a control without an accessible name. */
export const needsLabel = (label: ReactNode): void => {
  if (!hasContent(label))
    warnOnce(
      'A field was rendered without a label. Who uses a screen reader is not told what belongs there. Give it a label, and hideLabel if it must not be seen.',
    );
};
