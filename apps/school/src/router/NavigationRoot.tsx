import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import type { Navigation } from './createNavigation.ts';
import type { RouterLocation } from './routerLocation.ts';

const NavigationContext = createContext<Navigation | null>(null);

/** Returns the navigation, for code that guards it or waits for its end; screens navigate by wouter's `useLocation`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used within NavigationRoot.');
  return navigation;
}

/** Returns one part of the location on screen. */
function useLocationPart(part: keyof RouterLocation): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, () => navigation.getLocation()[part]);
}

/** Returns the hash of the location on screen, without its `#`. wouter has no hook for it. */
export const useHash = (): string => useLocationPart('hash').slice(1);

/* wouter decodes a path and a query once before it matches them, which would decode `%2541` twice. */
const decodedOnce = (text: string) => text.replaceAll('%25', '%2525');

type Navigate = (href: string, options?: { replace?: boolean }) => Promise<void>;

/** The location on screen for wouter, which would else render each URL before its screen is loaded. */
const useLocationOnScreen = (): [string, Navigate] => [
  decodedOnce(useLocationPart('path')),
  useNavigation().navigate,
];

const useSearchOnScreen = () => decodedOnce(useLocationPart('search'));

/** Connects the navigation to wouter. */
export function NavigationRoot(props: { navigation: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={props.navigation}>
      {/* oxlint-disable-next-line react/hooks -- wouter calls them as hooks. */}
      <Router hook={useLocationOnScreen} searchHook={useSearchOnScreen}>
        {props.children}
      </Router>
    </NavigationContext>
  );
}
