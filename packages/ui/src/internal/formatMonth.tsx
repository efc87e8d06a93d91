import { Fragment, type ReactNode } from 'react';

/**
 * Formats a month and its year, with the month in bold. Chinese writes the month as a figure and a sign, "11月", of
 * which the parts of a date call only the figure the month: text that follows it without a space belongs to it.
 */
export const formatMonth = (parts: readonly { type: string; value: string }[]): ReactNode =>
  parts.map(({ type, value }, at) => {
    const sign = (part: { type: string; value: string } | undefined) =>
      part?.type === 'literal' ? (/^\p{Script=Han}+/u.exec(part.value)?.[0] ?? '') : '';
    if (type === 'month') return <strong key={at}>{value + sign(parts[at + 1])}</strong>;
    const suffixLength = parts[at - 1]?.type === 'month' ? sign(parts[at]).length : 0;
    return <Fragment key={at}>{value.slice(suffixLength)}</Fragment>;
  });
