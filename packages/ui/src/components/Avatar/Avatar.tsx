import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Avatar.css.ts';
import { getInitials, getTint } from './initials.ts';

/** The side of an avatar in CSS pixels. */
export type AvatarSize = keyof typeof css.size;
/** People are circles, groups are squares. */
export type AvatarShape = 'circle' | 'square';

/** Props of {@link Avatar}, plus the attributes of `<span>`. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person or group: accessible name, initials and tint. Beside the visible name set `aria-hidden`. */
  name: string;
  /** Address of the picture. If it can't be loaded the initials stay. */
  src?: string | null;
  /** @default 40 */
  size?: AvatarSize;
  /** @default 'circle' */
  shape?: AvatarShape;
}

/**
 * The picture of a person or a group, or initials on a tint that depends on the name. A person's initials are those of
 * the first name and the first surname. Renders a `<span>`.
 */
export const Avatar = ({
  name: nameProp,
  src,
  size = 40,
  shape = 'circle',
  className,
  ...rest
}: AvatarProps): ReactNode => {
  /* Callers without types know people without names. */
  const name = String(nameProp ?? '');
  const [missing, setMissing] = useState<string | null>(null);
  const picture = src && src !== missing ? src : null;
  return (
    <span
      role="img"
      aria-label={name}
      dir="auto"
      /* Drawn by the style sheet: initials are a picture, so a button's name need not contain them. */
      data-initials={picture ? undefined : getInitials(name, shape === 'circle')}
      {...rest}
      className={cx(css.root, css.size[size], css.shape[shape], css.tint[getTint(name)], className)}
    >
      {picture && <img src={picture} alt="" className={css.picture} onError={() => setMissing(picture)} />}
    </span>
  );
};
