import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import type { Navigation } from './createNavigation.ts';
import type { RouterLocation } from './routerLocation.ts';

const NavigationContext = createContext<Navigation | null>(null);

/** The way through the app, for those who send people somewhere or ask before they leave. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation)
    throw new Error('school: useNavigation needs a NavigationRoot above it. Wrap the screen, in a test too.');
  return navigation;
}

/** The place that is on screen. */
export function useRouterLocation(): RouterLocation {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.getPlace);
}

function usePathOnScreen(): [string, (href: string, options?: { replace?: boolean }) => void] {
  const navigation = useNavigation();
  const path = useSyncExternalStore(
    navigation.subscribe,
    useCallback(() => navigation.getPlace().path, [navigation]),
  );
  return [path, navigation.navigate];
}

const useSearchOnScreen = () => useRouterLocation().search;

/** Tells the router of the place that is on screen rather than of the address, which runs ahead while a screen loads. */
export function NavigationRoot(props: { navigation: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={props.navigation}>
      {/* oxlint-disable-next-line react/hooks -- wouter is told where it is by a hook of ours. */}
      <Router hook={usePathOnScreen} searchHook={useSearchOnScreen}>
        {props.children}
      </Router>
    </NavigationContext>
  );
}
