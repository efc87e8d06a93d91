import { useEffect, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { warnOnce } from '../../internal/warnOnce.ts';
import * as css from './Accordion.css.ts';
import type { AccordionItem, AccordionLevel } from './AccordionItem.ts';
import { AccordionSection } from './AccordionSection.tsx';

export type { AccordionItem, AccordionLevel } from './AccordionItem.ts';

/** Whether opening a section closes the others (`single`). */
export type AccordionType = 'single' | 'multiple';
/** Props of {@link Accordion}, plus the attributes of `<div>`. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  items: readonly AccordionItem[];
  /** @default 'multiple' */
  type?: AccordionType;
  /** @default 3 */
  level?: AccordionLevel;
  /** The ids of the open sections, when controlled. */
  value?: readonly string[];
  /** The ids of the initially open sections. @default none */
  defaultValue?: readonly string[];
  /** Called after each change with the ids of the open sections. */
  onValueChange?: (value: readonly string[]) => void;
}

const none: readonly string[] = [];

/* More regions than this make the list of landmarks a list of everything. */
const mostRegions = 6;

const warnOfDoubles = (items: readonly AccordionItem[]): void => {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id))
      warnOnce(
        `Accordion was given two items with the id "${id}". They would open and close together. Give each an id of its own.`,
      );
    ids.add(id);
  }
};

/**
 * Sections that open one by one, under titles. In browsers that support it, find-in-page opens the section of a match.
 * Renders a `<div>` with a heading and a button for each.
 */
export const Accordion = ({
  items,
  type = 'multiple',
  level = 3,
  value,
  defaultValue = none,
  onValueChange,
  className,
  ...rest
}: AccordionProps): ReactNode => {
  const id = useId();
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  useEffect(() => warnOfDoubles(items), [items]);

  const change = (item: string, opens: boolean): void => {
    const others = open.filter((other) => other !== item);
    setOpen(opens ? [...(type === 'single' ? none : others), item] : others);
  };
  return (
    <div {...rest} className={cx(css.root, className)}>
      {items.map((item, index) => (
        <AccordionSection
          key={`${item.id} ${index}`}
          id={`${id}-${index}`}
          item={item}
          level={level}
          open={open.includes(item.id)}
          landmark={items.length <= mostRegions}
          onChange={(opens) => change(item.id, opens)}
        />
      ))}
    </div>
  );
};
