import { useSyncExternalStore, type ReactNode } from 'react';
import type { ConfirmQuestion } from './confirmStore.ts';
import { loadConfirmPrompt } from './overlayModules.ts';
import { useOverlays } from './OverlayContext.ts';
import { useLazyModule } from './useLazyModule.ts';

/* A question that cannot be shown is answered with no. */
const decline = (question: ConfirmQuestion) => question.answer(false);

/** Shows the questions of `useConfirm`. The dialog's code is loaded with the first question. */
export const ConfirmHost = (): ReactNode => {
  const { confirms } = useOverlays('ConfirmHost');
  const question = useSyncExternalStore(confirms.subscribe, confirms.current, () => undefined);
  const prompt = useLazyModule(loadConfirmPrompt, question, decline);
  return question && prompt ? <prompt.ConfirmPrompt key={question.id} question={question} /> : null;
};
