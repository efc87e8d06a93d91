import { useEffect } from 'react';
import { useRouterLocation } from '../router/NavigationRoot.tsx';
import { hrefOf } from '../router/routerLocation.ts';

const visited = new Map<number, string>();

const indexNow = (): number => (window.history.state as { index?: number } | null)?.index ?? 0;

/** Records the URL on screen by its history position, for {@link lastVisit}. */
export function useVisitHistory(): void {
  const href = hrefOf(useRouterLocation());
  useEffect(() => {
    visited.set(indexNow(), href);
  }, [href]);
}

/**
 * Finds an earlier URL in the history.
 * @param matches Tests the path of a URL.
 * @returns The last matching URL before this one, and how many steps back it is; undefined if there is none.
 */
export function lastVisit(matches: (path: string) => boolean): { href: string; steps: number } | undefined {
  const now = indexNow();
  for (let index = now - 1; index >= 0; index -= 1) {
    const href = visited.get(index);
    if (href !== undefined && matches(href.split(/[?#]/, 1)[0]!)) return { href, steps: now - index };
  }
  return undefined;
}
