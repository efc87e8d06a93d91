import { isAllowedHref } from '../../internal/isAllowedHref.ts';

/**
 * What somebody wrote where a link leads, as the address they meant: "aromos.cl" is on the web, "ana@aromos.cl" gets
 * mail. `null` for what leads nowhere or must not.
 */
export const addressOf = (written: string): string | null => {
  const text: string = written.trim();
  if (isAllowedHref(text as unknown)) return text;
  if (/^https?:\/\//iu.test(text)) {
    const lower = text.replace(/^https?/iu, (scheme) => scheme.toLowerCase());
    return isAllowedHref(lower) ? lower : null;
  }
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,20}$/u.test(text)) return `tel:${text.replaceAll(/[^\d+]/gu, '')}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return null;
};
