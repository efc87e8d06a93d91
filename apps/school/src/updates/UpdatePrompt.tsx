import { ReloadPrompt } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../data/DataRoot.tsx';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { followWorker, type FollowedWorker, type UpdateState } from './followWorker.ts';

// Loaded on its own, so that the first script doesn't list its files.
const register = (page: Window) =>
  import('../push/registerWorker.ts').then(({ registerWorker }) => registerWorker(page));

/**
 * Offers the new version of the app, and says once that the app works offline. A page with unsent input does not reload: it
 * says what to do first.
 */
export function UpdatePrompt() {
  const navigation = useNavigation();
  const { notices } = useScreenServices();
  const { token } = useSession();
  const updates = useRef<FollowedWorker>(null);
  const [{ reason, isReloading }, setState] = useState<UpdateState>({ reason: null, isReloading: false });
  useEffect(() => {
    const isHeld = navigation.isReloadHeld;
    const following = followWorker({ page: window, register, isHeld, onChange: setState });
    updates.current = following;
    return following.stop;
  }, [navigation]);
  const isSignedIn = Boolean(token);
  useEffect(() => {
    if (isSignedIn) void updates.current?.cacheFiles();
  }, [isSignedIn]);
  const reload = () => {
    if (navigation.isReloadHeld()) notices.notify({ tone: 'info', message: { id: 'errors.newVersion' } });
    else updates.current?.reload();
  };
  return (
    <ReloadPrompt
      reason={reason}
      loading={isReloading}
      onReload={reload}
      onDismiss={() => updates.current?.dismiss()}
    />
  );
}
