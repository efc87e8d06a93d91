import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from './NavigationRoot.tsx';

/** Holds a reload for a new version back while input would be lost. @param isUnsent Whether there is such input now. */
export function useReloadHold(isUnsent: () => boolean): void {
  const navigation = useNavigation();
  const isUnsentNow = useEffectEvent(isUnsent);
  useEffect(() => navigation.holdReload(() => isUnsentNow()), [navigation]);
}
