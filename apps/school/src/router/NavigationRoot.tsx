import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import type { Navigation } from './createNavigation.ts';
import type { RouterLocation } from './routerLocation.ts';

const NavigationContext = createContext<Navigation | null>(null);

/** Returns the navigation, for code that redirects or blocks. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used within NavigationRoot.');
  return navigation;
}

/** Returns the location on screen. */
export function useRouterLocation(): RouterLocation {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.getLocation);
}

function usePathOnScreen(): [string, (href: string, options?: { replace?: boolean }) => void] {
  const navigation = useNavigation();
  const path = useSyncExternalStore(
    navigation.subscribe,
    useCallback(() => navigation.getLocation().path, [navigation]),
  );
  return [path, navigation.navigate];
}

const useSearchOnScreen = () => useRouterLocation().search;

/** Gives the router the location on screen instead of the URL, which changes before a screen is loaded. */
export function NavigationRoot(props: { navigation: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={props.navigation}>
      {/* oxlint-disable-next-line react/hooks -- wouter reads its location from our hook. */}
      <Router hook={usePathOnScreen} searchHook={useSearchOnScreen}>
        {props.children}
      </Router>
    </NavigationContext>
  );
}
