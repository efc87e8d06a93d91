import { toRouterLocation } from '../router/routerLocation.ts';
import { matchProtectedRoute } from '../routes/protected.ts';
import { findRoute, lazyProtectedRoute } from '../routes/public.ts';
import { loadMessages, startScreenReader } from './readAloud.ts';
import { renderScreen } from './renderScreen.tsx';
import type { TestAppProps } from './TestApp.tsx';

/** Opens the screen of a path in a test app, with a screen reader that follows it from the start. */
export async function openWithReader(path: string, props: Omit<TestAppProps, 'path' | 'children'> = {}) {
  const messages = await loadMessages(props.locale ?? 'es');
  const location = toRouterLocation(new URL(path, 'http://aromos.localhost'));
  const route = findRoute(location.path);
  await route.screen.load(location);
  const Screen =
    route === lazyProtectedRoute ? await matchProtectedRoute(location).route.load() : route.screen.Screen;
  const reader = startScreenReader(`polite: ${messages.t('forms.draftSaved', { time: '' })}`);
  const app = renderScreen({ ...props, path, children: <Screen /> });
  return { ...app, ...messages, ...reader };
}
