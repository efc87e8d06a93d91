import type { ReactNode, SVGProps } from 'react';
import { provideIcons, type IconSize, type IconSource } from '../../internal/Glyph.tsx';
import { icons, type IconName } from '../../internal/icons.ts';

const Glyph = provideIcons(icons);

export type { IconName, IconSize, IconSource };

/** The name of every icon, in the order of the alphabet. */
export const iconNames: readonly IconName[] = (Object.keys(icons) as IconName[]).sort();

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** The icon, named by its meaning. Directional icons are mirrored in right-to-left text. */
  name: IconName;
  /** 16 beside small text, 20 beside text, 24 alone. @default 20 */
  size?: IconSize;
  /**
   * Accessible name, if no text beside the icon contains it. Without it the icon is hidden from assistive technology.
   */
  label?: string;
}

/** A line icon beside a word, or, with a `label`, instead of one. Renders an `<svg>`. */
export const Icon = ({ label, ...rest }: IconProps): ReactNode =>
  label ? <Glyph role="img" aria-label={label} aria-hidden={undefined} {...rest} /> : <Glyph {...rest} />;
