import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ConfirmQuestion } from './confirmStore.ts';
import { useOverlays } from './OverlayContext.ts';

/** What asks a question, once it is loaded. */
export interface ConfirmAskProps {
  question: ConfirmQuestion;
}

/** Asks what `useConfirm` wants to know. The dialog's machinery is loaded with the first question. */
export const ConfirmHost = (): ReactNode => {
  const { confirms } = useOverlays('ConfirmHost');
  const [Ask, setAsk] = useState<ComponentType<ConfirmAskProps>>();
  const question = useSyncExternalStore(confirms.subscribe, confirms.current, () => undefined);
  const missing = Ask ? undefined : question;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    import('../components/ConfirmDialog/ConfirmAsk.tsx').then(
      ({ ConfirmAsk }) => wanted && setAsk(() => ConfirmAsk),
      /* A question that cannot be put is not agreed to. */
      () => missing.answer(false),
    );
    return () => {
      wanted = false;
    };
  }, [missing]);

  return question && Ask ? <Ask key={question.id} question={question} /> : null;
};
