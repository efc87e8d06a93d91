import { Box, Link } from '@school/ui';
import type { ReactNode } from 'react';
import { lastVisit } from './visited.ts';

/**
 * A link from a record to the list that it is in. If the reader has come from that list, it goes back there: to the same
 * filters, the same page and the same place on the page.
 */
export function BackLink(props: {
  /** Address of the list. */
  href: string;
  /** Whether another path is the same list, narrowed by its path. */
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
