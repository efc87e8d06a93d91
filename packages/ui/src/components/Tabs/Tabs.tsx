import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { isRightToLeft } from '../../internal/isRightToLeft.ts';
import { useLink } from '../../root/useLink.ts';
import * as css from './Tabs.css.ts';

/** One tab. */
export interface TabsItem {
  id: string;
  label: string;
  /** Number of items, after the label; `null` while unknown, so that no layout shift occurs. */
  count?: number | null;
  /** Address of the tab's page; with it all tabs are links. */
  href?: string;
}

/** Props of {@link Tabs}, plus the attributes of its root element. */
export interface TabsProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: what the tabs choose, such as "News by status". */
  label: string;
  items: readonly TabsItem[];
  /** The `id` of the current tab. */
  value: string;
  /** Called with the chosen tab; also for links, before they navigate. */
  onValueChange?: (value: string) => void;
  /** Content of the current tab. With it the tabs control a panel and are one tab stop; arrow keys move between them. */
  children?: ReactNode;
}

const keySteps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};
const getTab = (strip: HTMLElement, id: string) =>
  [...strip.children].find((tab): tab is HTMLElement => tab instanceof HTMLElement && tab.dataset.tab === id);

const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

const nearest = { block: 'nearest', inline: 'nearest' } as const;

/* Browsers scroll only until an edge of the tab is visible. */
const reveal = ({ currentTarget }: FocusEvent<HTMLElement>): void => currentTarget.scrollIntoView?.(nearest);

/**
 * Views of one record side by side, with the number of items of each. Depending on the props they are links (`href`),
 * tabs with their panel (`children`), or buttons that choose the content of another part of the page. Renders a `<nav>`
 * or a `<div>`.
 */
export const Tabs = ({
  label,
  items: itemsProp,
  value,
  onValueChange,
  className,
  children,
  ...rest
}: TabsProps): ReactNode => {
  const id = useId();
  const items = itemsProp ?? [];
  const keys = distinctKeys(
    'Tabs',
    items.map((item) => item.id),
  );
  const strip = useRef<HTMLDivElement>(null);
  const follow = useLink({});
  const links = items.some((item) => item.href !== undefined);
  const panel = !links && children !== undefined;

  useEffect(() => {
    const view = strip.current;
    const tab = view && view.scrollWidth > view.clientWidth && getTab(view, value);
    if (!tab) return;
    const [outer, inner] = [view.getBoundingClientRect(), tab.getBoundingClientRect()];
    const margin = Number.parseFloat(getComputedStyle(tab).scrollMarginInlineStart) || 0;
    const [before, after] = [inner.left - margin - outer.left, inner.right + margin - outer.right];
    // Not scrollIntoView: it would scroll the page down to its tabs as well.
    if (before < 0) view.scrollLeft += before;
    else if (after > 0) view.scrollLeft += after;
  }, [value]);

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const rtl = isRightToLeft(event.currentTarget);
    const go = keySteps[(rtl && mirrored[event.key]) || event.key];
    const at = items.findIndex((item) => item.id === value);
    const next = go && items[go(at, items.length - 1)];
    if (!next) return;
    event.preventDefault();
    onValueChange?.(next.id);
    getTab(event.currentTarget, next.id)?.focus();
  };

  const tabs = items.map((item, at) => {
    const isCurrent = item.id === value;
    const common = { 'data-tab': item.id, className: css.tab, onFocus: reveal };
    const content = (
      <>
        <span>{item.label}</span>{' '}
        {item.count !== undefined && (
          <span translate="no" className={css.count}>
            {item.count}
          </span>
        )}
        {isCurrent && <span className={css.icon} />}
      </>
    );
    if (links)
      return (
        <a
          {...common}
          key={keys[at]}
          href={item.href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => {
            onValueChange?.(item.id);
            follow(event);
          }}
        >
          {content}
        </a>
      );
    const role = panel
      ? ({
          role: 'tab',
          id: `${id}-${item.id}`,
          'aria-selected': isCurrent,
          'aria-controls': isCurrent ? `${id}-panel` : undefined,
          tabIndex: isCurrent ? 0 : -1,
        } as const)
      : ({ 'aria-pressed': isCurrent } as const);
    return (
      <button {...common} {...role} key={keys[at]} type="button" onClick={() => onValueChange?.(item.id)}>
        {content}
      </button>
    );
  });

  const Root = links ? 'nav' : 'div';
  return (
    <Root
      {...rest}
      {...(panel ? {} : { role: links ? undefined : 'group', 'aria-label': label })}
      className={cx(css.root, className)}
    >
      <div
        ref={strip}
        className={css.strip}
        {...(panel ? { role: 'tablist', 'aria-label': label, onKeyDown: move } : {})}
      >
        {tabs}
      </div>
      {panel && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          tabIndex={0}
          className={css.panel}
        >
          {children}
        </div>
      )}
    </Root>
  );
};
