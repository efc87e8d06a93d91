import { useEffect } from 'react';
import { useNavigation } from '../navigation/NavigationRoot.tsx';

/** How long the way back waits for the list that one came from, in milliseconds. */
const patience = 2000;

/** Whoever does one of these meanwhile has decided where to be. */
const decisions = ['pointerdown', 'keydown'] as const;

const indexNow = () => (history.state as { index?: number } | null)?.index ?? 0;

/**
 * Going back leads the focus to the link that one left by: whoever reads a list by keyboard, one thing after the other,
 * would else begin at its top each time. Where the link is gone the focus stays on the main part.
 */
export function useFocusReturn(): void {
  const navigation = useNavigation();
  useEffect(() => {
    const leftBy = new Map<number, string>();
    const keep = ({ target }: Event) => {
      const href = (target as Element).closest('main a[href]')?.getAttribute('href');
      if (href) leftBy.set(indexNow(), href);
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
      const href = leftBy.get(indexNow());
      if (kind !== 'back' || href === undefined || focusOn(href)) return;
      const growth = new MutationObserver(() => focusOn(href) && stop());
      const timer = setTimeout(() => stop(), patience);
      stop = () => {
        growth.disconnect();
        clearTimeout(timer);
        for (const decision of decisions) removeEventListener(decision, stop);
      };
      for (const decision of decisions) addEventListener(decision, stop);
      growth.observe(document.body, { childList: true, subtree: true });
    });
    document.addEventListener('focusin', keep);
    document.addEventListener('click', keep, true);
    return () => {
      stop();
      forget();
      document.removeEventListener('focusin', keep);
      document.removeEventListener('click', keep, true);
    };
  }, [navigation]);
}
