import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { hideMissing } from '../../internal/hideMissing.ts';
import * as css from './TenantLogo.css.ts';

/** Props of {@link TenantLogo}, plus the attributes of `<span>`. */
export interface TenantLogoProps extends ComponentPropsWithRef<'span'> {
  /**
   * Address of the school's logo. Without it, and when it can't be loaded, the first letter of the name is shown in the
   * school's colour.
   */
  src?: string;
  /** The school's name. */
  name: string;
  /** A secondary line: the place, the kind of school. */
  detail?: ReactNode;
  /** Shows the logo alone, if the name is written beside it. @default false */
  hideName?: boolean;
}

/**
 * A school by its logo and name. In a rail of icons and in the bar of a phone `AppShell` leaves the words to
 * assistive technology. Renders a `<span>`.
 */
export const TenantLogo = ({
  src,
  name,
  detail,
  hideName,
  className,
  ...rest
}: TenantLogoProps): ReactNode => (
  <span {...rest} className={cx(css.root, className)}>
    {src && <img key={src} src={src} alt="" className={css.logo} onError={hideMissing} />}
    <span
      aria-hidden
      className={css.initial}
      data-letter={[...String(name ?? '').trim()][0]?.toUpperCase() ?? ''}
    />
    {!hideName && (
      <span className={css.text}>
        <bdi translate="no" className={css.name}>
          {name}
        </bdi>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
    )}
  </span>
);
