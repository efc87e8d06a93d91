import { useScreenServices } from './ScreenRoot.tsx';

/** Returns a function that copies a text, and says whether the browser allowed it. */
export function useCopy(): (text: string) => Promise<void> {
  const { notices } = useScreenServices();
  return async (text) => {
    // Without a secure context there is no clipboard.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).catch(
      () => false,
    );
    notices.notify(
      isCopied
        ? { tone: 'positive', message: { id: 'copy.done' } }
        : { tone: 'critical', message: { id: 'copy.failed' } },
    );
  };
}
