import type { ReactNode } from 'react';

/**
 * Gives a text beside other nodes its own element. A page translator replaces text nodes: React would go on changing the
 * one that is no longer in the page, and throw when it removes it or inserts before it.
 */
export const wrapText = (children: ReactNode): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
