import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ConfirmQuestion } from './confirmStore.ts';
import { useOverlays } from './OverlayContext.ts';

/** What asks a question, once it is loaded. */
export interface ConfirmPromptProps {
  question: ConfirmQuestion;
}

/** Asks what `useConfirm` wants to know. The dialog's machinery is loaded with the first question. */
export const ConfirmHost = (): ReactNode => {
  const { confirms } = useOverlays('ConfirmHost');
  const [Prompt, setPrompt] = useState<ComponentType<ConfirmPromptProps>>();
  const question = useSyncExternalStore(confirms.subscribe, confirms.current, () => undefined);
  const missing = Prompt ? undefined : question;

  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    import('../components/ConfirmDialog/ConfirmPrompt.tsx').then(
      ({ ConfirmPrompt: LoadedPrompt }) => isCurrent && setPrompt(() => LoadedPrompt),
      /* A question that cannot be put is not agreed to. */
      () => missing.answer(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  return question && Prompt ? <Prompt key={question.id} question={question} /> : null;
};
