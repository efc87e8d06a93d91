import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Avatar.css.ts';
import { initialsOf, tintOf } from './initials.ts';

/** The side of an avatar in CSS pixels. */
export type AvatarSize = keyof typeof css.size;
/** People are circles, groups are squares. */
export type AvatarShape = 'circle' | 'square';

/** Props of {@link Avatar}; those of `<span>` besides. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose it is: read aloud, and the source of initials and tint. Beside the written name set `aria-hidden`. */
  name: string;
  /** Address of the picture. If it can't be loaded the initials stay. */
  src?: string | null;
  /** @default 40 */
  size?: AvatarSize;
  /** @default 'circle' */
  shape?: AvatarShape;
}

const Picture = ({ src, initials }: { src: string; initials: string }): ReactNode => {
  const [failed, setFailed] = useState(false);
  if (failed) return initials;
  return <img src={src} alt="" className={css.picture} onError={() => setFailed(true)} />;
};

/** A person or a group in a small frame: a picture, or initials on a tint that is always the same. Renders a `<span>`. */
export const Avatar = ({
  name,
  src,
  size = 40,
  shape = 'circle',
  className,
  ...rest
}: AvatarProps): ReactNode => {
  const initials = initialsOf(name);
  return (
    <span
      role="img"
      aria-label={name}
      dir="auto"
      {...rest}
      className={cx(css.root, css.size[size], css.shape[shape], css.tint[tintOf(name)], className)}
    >
      {src ? <Picture key={src} src={src} initials={initials} /> : initials}
    </span>
  );
};
Avatar.displayName = 'Avatar';
