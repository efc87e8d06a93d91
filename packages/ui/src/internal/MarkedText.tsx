import type { ReactNode } from 'react';

interface MarkedTextProps {
  text: string;
  /** Start and end of the part to mark. */
  range: readonly [start: number, end: number] | undefined;
  className: string;
  markClassName: string;
}

/**
 * A text with the matched part marked, in its own direction. Another text or match is another element, because a browser
 * that translates the page replaces text nodes.
 */
export const MarkedText = ({ text, range, className, markClassName }: MarkedTextProps): ReactNode => (
  <bdi key={`${text} ${String(range)}`} className={className}>
    {range && range[1] > range[0] ? (
      <>
        {text.slice(0, range[0])}
        <span className={markClassName}>{text.slice(...range)}</span>
        {text.slice(range[1])}
      </>
    ) : (
      text
    )}
  </bdi>
);
