import * as css from './button.css.ts';
import { tones } from './tones.css.ts';

/** The kind of action: the school's primary action, an ordinary one, or a destructive one. */
export type ButtonTone = 'accent' | 'neutral' | 'critical';
/** The emphasis: `solid` once a screen, then `soft`, `outline`, `plain`. */
export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'plain';
/** 32, 40 or 48 px high; never under 44 for fingers. */
export type ButtonSize = 's' | 'm' | 'l';

/** The appearance of a button, independent of its element. */
export interface ButtonLook {
  /** The kind of action: the school's primary action, an ordinary one, or a destructive one. @default 'neutral' */
  tone?: ButtonTone;
  /** The emphasis: `solid` once a screen, then `soft`, `outline`, `plain`. @default 'outline' */
  variant?: ButtonVariant;
  /** 32, 40 or 48 px high; never under 44 for fingers. @default 'm' */
  size?: ButtonSize;
  /** Takes the whole line. @default false */
  fullWidth?: boolean;
}

/** Returns the classes of a button with a label. */
export const buttonClass = (look: ButtonLook, className: string | undefined): string => {
  const { tone = 'neutral', variant = 'outline', size = 'm' } = look;
  const classes = `${css.root} ${tones[tone]} ${css.variant[variant]} ${css.sizes[size]}`;
  return `${classes}${look.fullWidth ? ` ${css.fullWidth}` : ''}${className ? ` ${className}` : ''}`;
};

/** Returns the classes of a square button with one icon. */
export const iconButtonClass = (look: ButtonLook, className: string | undefined): string => {
  const { tone = 'neutral', variant = 'outline', size = 'm' } = look;
  const classes = `${css.root} ${tones[tone]} ${css.variant[variant]} ${css.squares[size]}`;
  const iconColor = variant === 'plain' && tone === 'neutral' ? ` ${css.subduedIcon}` : '';
  return `${classes}${iconColor}${className ? ` ${className}` : ''}`;
};
