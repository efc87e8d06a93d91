import { useEffect, useEffectEvent } from 'react';
import { useText } from '../intl/useText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import type { PersonOutbox, WaitingWrite } from './personOutbox.ts';
import { formatWriteTitle } from './formatWriteTitle.ts';
import { isWatched } from './untilTried.ts';

/**
 * Says on any screen when a waiting form was sent, and when a form or an answer was rejected.
 * @param screen Whether the outbox is on screen, which shows what was rejected, and how it is shown.
 */
export function useOutboxNotices(
  outbox: PersonOutbox | null | undefined,
  screen: { isShown(): boolean; show(): void },
): void {
  const t = useText();
  const { notices } = useScreenServices();
  const report = useEffectEvent((before: readonly WaitingWrite[], entries: readonly WaitingWrite[]) => {
    for (const { seq, payload, attempted, problem } of before) {
      const values = { title: formatWriteTitle(t, payload) };
      const now = entries.find((entry) => entry.seq === seq);
      // Only the server ends an entry that was attempted.
      if (!now && payload.kind === 'form' && attempted && !problem)
        notices.notify({ tone: 'positive', message: { id: 'outbox.sent', values } });
      // A conversation shows its own messages, and an alert the answer that is being given.
      if (now?.problem && !problem && payload.kind !== 'message' && !isWatched(seq) && !screen.isShown())
        notices.notify({
          tone: 'critical',
          message: { id: 'outbox.rejected', values },
          action: { label: 'outbox.show', onSelect: screen.show },
        });
    }
  });
  useEffect(() => {
    if (!outbox) return undefined;
    let before = outbox.read();
    // Not by the rendered entries: React may render only the last of several changes.
    return outbox.subscribe(() => {
      const entries = outbox.read();
      report(before, entries);
      before = entries;
    });
  }, [outbox]);
}
