import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './Skeleton.css.ts';

/** Props of {@link SkeletonGroup}, plus the attributes of `<div>`. */
export interface SkeletonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Name of the pending content, announced once. */
  label: string;
  /** The shapes. */
  children: ReactNode;
}

/** Announces once, for all its shapes, that content is loading. Renders one `<div>`. */
export const SkeletonGroup = ({ label, children, ...rest }: SkeletonGroupProps): ReactNode => (
  <div role="status" aria-busy="true" {...rest}>
    <span className={css.text}>{label}</span>
    {children}
  </div>
);
