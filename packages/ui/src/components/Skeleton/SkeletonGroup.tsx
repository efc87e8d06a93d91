import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './Skeleton.css.ts';

/** Props of {@link SkeletonGroup}; those of `<div>` besides. */
export interface SkeletonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Name of the pending content, announced once. */
  label: string;
  /** The shapes. */
  children: ReactNode;
}

/** Says once, for all its shapes, that something is loading. Renders one `<div>`. */
export const SkeletonGroup = ({ label, children, ...rest }: SkeletonGroupProps): ReactNode => (
  <div role="status" aria-busy="true" {...rest}>
    <span className={css.text}>{label}</span>
    {children}
  </div>
);
SkeletonGroup.displayName = 'SkeletonGroup';
