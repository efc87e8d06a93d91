import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { useMessages } from '../../root/messages.ts';
import { useLink } from '../../root/useLink.ts';
import * as css from './Breadcrumbs.css.ts';

const Glyph = provideIcons({ 'chevron-right': toMirroredShape(chevronRight), ellipsis });

/** One level of {@link Breadcrumbs}. */
export interface Breadcrumb {
  /** Name of the level. */
  label: string;
  /** Address of the level; the last item, which is the current page, needs none. */
  href?: string;
}

/** Props of {@link Breadcrumbs}, plus the attributes of `<nav>`. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The levels from the outermost to the current page. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. @default the kit's text */
  label?: string;
}

/* With three levels nothing is saved: the button would take the space of the one that it hides. */
const isHidden = (at: number, count: number): boolean => count > 3 && at > 0 && at < count - 1;

/**
 * The parent pages of the current page, as links. Narrow containers show a button instead of the middle levels.
 * Renders a `<nav>`, or nothing without items.
 */
export const Breadcrumbs = ({ items: itemsProp, label, className, ...rest }: BreadcrumbsProps): ReactNode => {
  const { breadcrumbs } = useMessages();
  const follow = useLink({});
  const path = useRef<HTMLOListElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const items = itemsProp ?? [];
  const last = items.length - 1;
  if (last < 0) return null;

  const showAll = () => {
    flushSync(() => setExpanded(true));
    path.current?.children[1]?.querySelector<HTMLElement>('a')?.focus();
  };

  const steps = items.map((item, at) => (
    <li
      key={`${at} ${item.href}`}
      className={cx(css.step, !isExpanded && isHidden(at, items.length) && css.middle)}
    >
      {at === last ? (
        <bdi aria-current="page" className={css.current}>
          {item.label}
        </bdi>
      ) : (
        <>
          <a href={item.href} className={css.link} onClick={follow}>
            <bdi>{item.label}</bdi>
          </a>
          <Glyph name="chevron-right" size={16} />
        </>
      )}
    </li>
  ));
  if (!isExpanded && items.length > 3)
    steps.splice(
      last,
      0,
      <li key="more" className={cx(css.step, css.gap)}>
        <button type="button" aria-label={breadcrumbs.more} className={css.more} onClick={showAll}>
          <Glyph name="ellipsis" size={16} />
        </button>
        <Glyph name="chevron-right" size={16} />
      </li>,
    );

  return (
    <nav aria-label={label ?? breadcrumbs.label} {...rest} className={cx(css.root, className)}>
      <ol ref={path} className={css.path}>
        {steps}
      </ol>
    </nav>
  );
};
