import { Box, Link } from '@school/ui';
import type { ReactNode } from 'react';
import { lastVisit } from './visitHistory.ts';

/**
 * Link from a record to its list. If the reader has come from that list, it goes back there: with the same filters, page and
 * scroll position.
 */
export function BackLink(props: {
  /** URL of the list. */
  href: string;
  /** Whether another path is the same list with a filter in its path. */
  isList?: (path: string) => boolean;
  children: ReactNode;
}) {
  const { href, isList, children } = props;
  const last = lastVisit((path) => path === href || isList?.(path) === true);
  return (
    <Box as="span" notPrinted>
      <Link
        href={last?.href ?? href}
        onClick={(event) => {
          if (!last || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          window.history.go(-last.steps);
        }}
      >
        {children}
      </Link>
    </Box>
  );
}
