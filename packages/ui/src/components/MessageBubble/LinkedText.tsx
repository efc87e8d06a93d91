import { isAllowedHref } from '@school/text';
import { LinkifyIt } from 'linkify-it';
import { useMemo, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';

/* Addresses with a password are matched whole, so that none of it becomes a link. */
const linkify = new LinkifyIt({ fuzzyLink: true, urlAuth: true });

/** A plain text whose web and mail addresses are links; an address that is not allowed stays text. */
export const LinkedText = ({ text }: { text: string }): ReactNode =>
  useMemo(() => {
    const nodes: ReactNode[] = [];
    let end = 0;
    for (const match of linkify.match(text) ?? []) {
      if (!isAllowedHref(match.url)) continue;
      nodes.push(
        text.slice(end, match.index),
        <Link key={match.index} href={match.url} tone="inherit" rel="noopener nofollow" dir="ltr">
          {match.raw}
        </Link>,
      );
      end = match.lastIndex;
    }
    nodes.push(text.slice(end));
    return nodes;
  }, [text]);
