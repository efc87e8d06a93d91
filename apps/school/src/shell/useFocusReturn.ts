import { useEffect } from 'react';
import { historyIndex } from '../router/historyIndex.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';

/** Maximum wait for the previous list on the way back, in milliseconds. */
const timeout = 2000;

/** Any of these events means that the person moves the focus already. */
const decisions = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the link that was followed when the person navigates back; otherwise keyboard users would start at the top of a
 * list each time. If the link is gone, the focus stays on the main element.
 */
export function useFocusReturn(): void {
  const navigation = useNavigation();
  useEffect(() => {
    const leftBy = new Map<number, string>();
    const rememberLink = ({ target }: Event) => {
      const href = (target as Element).closest('main a[href]')?.getAttribute('href');
      if (href) leftBy.set(historyIndex(history), href);
    };
    let stop = () => {};
    const focusOn = (href: string) => {
      const main = document.querySelector('main');
      const link = main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
      if (link && document.activeElement === main) link.focus({ preventScroll: true });
      return Boolean(link);
    };
    const forget = navigation.onAfter(({ kind }) => {
      stop();
      const href = leftBy.get(historyIndex(history));
      if (kind !== 'back' || href === undefined || focusOn(href)) return;
      const growth = new MutationObserver(() => focusOn(href) && stop());
      const timer = setTimeout(() => stop(), timeout);
      stop = () => {
        growth.disconnect();
        clearTimeout(timer);
        for (const decision of decisions) removeEventListener(decision, stop);
      };
      for (const decision of decisions) addEventListener(decision, stop);
      growth.observe(document.body, { childList: true, subtree: true });
    });
    document.addEventListener('focusin', rememberLink);
    document.addEventListener('click', rememberLink, true);
    return () => {
      stop();
      forget();
      document.removeEventListener('focusin', rememberLink);
      document.removeEventListener('click', rememberLink, true);
    };
  }, [navigation]);
}
