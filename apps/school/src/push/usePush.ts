import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { onStreamEvent } from '../data/streamEvents.ts';
import { closeShown } from './closeShown.ts';
import { ownsPush } from './pushOwner.ts';
import type { OpenMessage } from './pushWorker.ts';

const isOpenMessage = (data: unknown): data is OpenMessage =>
  typeof data === 'object' && data !== null && (data as OpenMessage).kind === 'open';

/**
 * Opens the notification that a person clicked outside of the app, closes that of a conversation which the person reads here or
 * elsewhere, and renews this device's subscription after sign-in.
 */
export function usePush(): void {
  const [, navigate] = useLocation();
  const { client, storage } = useSources();
  const { user, token } = useSession();
  const id = user?.id;
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data }: MessageEvent<unknown>) => {
      if (isOpenMessage(data)) navigate(data.path);
    };
    workers?.addEventListener('message', open);
    return () => workers?.removeEventListener('message', open);
  }, [navigate]);
  useEffect(
    () =>
      onStreamEvent(({ kind, data }) => {
        if (kind === 'conversation.read' && data.user_id === id)
          void closeShown({ tag: data.conversation_id });
      }),
    [id],
  );
  useEffect(() => {
    if (!id || !token || !ownsPush(storage, id)) return;
    import('./resumePush.ts').then(({ resumePush }) => resumePush(client)).catch(() => undefined);
  }, [client, storage, id, token]);
}
