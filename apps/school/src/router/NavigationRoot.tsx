import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Navigation } from './createNavigation.ts';
import type { RouterLocation } from './routerLocation.ts';

const NavigationContext = createContext<Navigation | null>(null);

/** Returns the navigation, for code that redirects or blocks. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation)
    throw new Error('school: useNavigation needs a NavigationRoot above it. Wrap the screen, in a test too.');
  return navigation;
}

/** Returns the location on screen; the URL changes before its screen is loaded. */
export function useRouterLocation(): RouterLocation {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.getPlace);
}

/** Provides the navigation. */
export function NavigationRoot(props: { navigation: Navigation; children: ReactNode }) {
  return <NavigationContext value={props.navigation}>{props.children}</NavigationContext>;
}
