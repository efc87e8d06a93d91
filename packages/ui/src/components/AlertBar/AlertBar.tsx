import { __iconData as flag } from 'lucide-react/icons/flag';
import { __iconData as siren } from 'lucide-react/icons/siren';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconOf, provideIcons, type IconSource } from '../../internal/Glyph.tsx';
import { useChime } from '../../internal/useChime.ts';
import type { AlertMode, AlertUpdate } from '../AlertTakeover/AlertTakeover.tsx';
import * as css from './AlertBar.css.ts';

const Glyph = provideIcons({ flag, siren });

/** An action of an {@link AlertBar}. */
export interface AlertBarAction {
  id: string;
  label: string;
  icon?: IconSource;
  /** Filled instead of outlined. @default false */
  primary?: boolean;
  onSelect: () => void;
}

/** Props of {@link AlertBar}, plus the attributes of `<header>`. */
export interface AlertBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** A drill has another colour, a hatched edge and another icon. @default 'real' */
  mode?: AlertMode;
  /** Shown before the title: "Real alert", "Drill". */
  label: ReactNode;
  /** Short instruction, rendered as a heading of level 2. */
  title: string;
  /** Describes what happened, in one line. */
  children?: ReactNode;
  /** The newest update, in a separate, heavier line; announced when it changes. */
  update?: AlertUpdate | undefined;
  /** Plays a short sound when it is set, and again when this text changes. Default: none. */
  sound?: string | undefined;
  /** Time since the start: "03:14". Not announced when it changes. */
  elapsed?: ReactNode;
  /** The accessible name of the time: "Running time". */
  elapsedLabel?: string;
  /** Actions of the alert. */
  actions?: readonly AlertBarAction[];
}

/**
 * The head of a page about one running alert or drill, in the colours of `AlertTakeover`, which no school changes.
 * Renders a `<header>`.
 */
export const AlertBar = ({
  mode = 'real',
  label,
  title,
  children,
  update,
  sound,
  elapsed,
  elapsedLabel,
  actions = [],
  className,
  ...rest
}: AlertBarProps): ReactNode => {
  useChime(sound);
  return (
    <header {...rest} data-mode={mode} className={className}>
      <div className={cx(css.root, css.modes[mode])}>
        <div className={css.name}>
          <Glyph name={mode === 'drill' ? 'flag' : 'siren'} size={24} />
          <span className={css.label}>{label}</span>
          <h2 className={css.title}>
            <bdi>{title}</bdi>
          </h2>
          {children && <span className={css.text}>{children}</span>}
          <span role="status" className={css.update}>
            {update && (
              <>
                <span className={css.updateLabel}>{update.label}</span> <bdi>{update.text}</bdi>
              </>
            )}
          </span>
        </div>
        {elapsed !== undefined && (
          <span role="timer" aria-live="off" aria-label={elapsedLabel} className={css.elapsed}>
            {elapsed}
          </span>
        )}
        {actions.length > 0 && (
          <div className={css.actions}>
            {actions.map((action) => (
              <button
                key={action.id}
                type="button"
                className={cx(css.action, ...(action.primary ? [css.primary, css.primaryInks[mode]] : []))}
                onClick={action.onSelect}
              >
                {action.icon && <IconOf icon={action.icon} />}
                <span>{action.label}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      {mode === 'drill' && <div className={css.hatch} />}
    </header>
  );
};
