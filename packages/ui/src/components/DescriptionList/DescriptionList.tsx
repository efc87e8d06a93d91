import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './DescriptionList.css.ts';

/** One fact of a {@link DescriptionList}. */
export interface DescriptionListItem {
  /** The term: "Telephone". */
  term: ReactNode;
  /** The details of the term, several as an array. Without any a dash is shown. */
  details?: ReactNode | readonly ReactNode[];
  /** Unique id, for items that are added and removed. @default its index */
  id?: string;
}

/** `stacked`: each fact under its name; `beside`: in a second column, in narrow containers under its name. */
export type DescriptionListLayout = keyof typeof css.layout;

/** Props of {@link DescriptionList}, plus the attributes of `<dl>`. */
export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, in reading order. */
  items: readonly DescriptionListItem[];
  /** @default 'stacked' */
  layout?: DescriptionListLayout;
  /** Draws a hairline between the facts. @default false */
  divided?: boolean;
}

const isEmptyDetails = (details: unknown): boolean =>
  details === undefined || details === null || details === '' || typeof details === 'boolean';

const EmptyDetails = (): ReactNode => {
  const { descriptionList } = useMessages();
  return (
    <span className={css.emptyDetails}>
      <span aria-hidden="true">—</span>
      <span className={css.srOnly}>{descriptionList.notGiven}</span>
    </span>
  );
};

/** The facts of one record, each with its name. To compare several records use `Table`. Renders a `<dl>`. */
export const DescriptionList = ({
  items,
  layout = 'stacked',
  divided = false,
  className,
  ...rest
}: DescriptionListProps): ReactNode => (
  <dl {...rest} className={cx(css.root, className)}>
    {(items ?? []).map(({ term, details, id }, at) => {
      const all = (Array.isArray(details) ? (details as ReactNode[]) : [details]).filter(
        (one) => !isEmptyDetails(one),
      );
      return (
        <div key={id ?? at} className={cx(css.pair, css.layout[layout], divided && css.divided)}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.details}>{all.length === 0 ? <EmptyDetails /> : all[0]}</dd>
          {all.slice(1).map((one, index) => (
            <dd key={index} className={cx(css.details, layout === 'beside' && css.further)}>
              {one}
            </dd>
          ))}
        </div>
      );
    })}
  </dl>
);
