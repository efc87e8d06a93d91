import { useEffect } from 'react';
import { historyIndex } from '../router/historyIndex.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { toHref } from '../router/routerLocation.ts';

const visited = new Map<number, string>();

/** Records the URL on screen by its history position, for {@link lastVisit}. */
export function useVisitHistory(): void {
  const navigation = useNavigation();
  useEffect(() => {
    const record = () => void visited.set(historyIndex(history), toHref(navigation.getLocation()));
    record();
    return navigation.subscribe(record);
  }, [navigation]);
}

/**
 * Finds an earlier URL in the history.
 * @param matches Tests the path of a URL.
 * @returns The last matching URL before this one, and how many steps back it is; undefined if there is none.
 */
export function lastVisit(matches: (path: string) => boolean): { href: string; steps: number } | undefined {
  const now = historyIndex(history);
  for (let index = now - 1; index >= 0; index -= 1) {
    const href = visited.get(index);
    if (href !== undefined && matches(href.split(/[?#]/, 1)[0]!)) return { href, steps: now - index };
  }
  return undefined;
}
