import { useEffect, useRef } from 'react';
import { problemMessage } from '../../intl/problemText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import { answerProblems, type useAnswers } from '../../outbox/useAnswers.ts';

/** Milliseconds until the first further attempt, and the longest pause between two. */
const firstPause = 1000;
const longestPause = 30_000;

/**
 * Sends unconfirmed answers again: when the network returns, when the page is shown, and with growing pauses. A toast
 * reports an answer that the server rejects.
 */
export function useAnswerRetries({ pending, send }: Pick<ReturnType<typeof useAnswers>, 'pending' | 'send'>) {
  const { notices } = useShell();
  const pause = useRef(firstPause);
  useEffect(() => {
    const answers = Object.entries(pending);
    if (answers.length === 0) {
      pause.current = firstPause;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    let isGone = false;
    const wait = () => {
      clearTimeout(timer);
      // Random, so that the phones of a school don't all come back at the same moment.
      timer = setTimeout(() => void attempt(), pause.current * (0.5 + Math.random()));
      pause.current = Math.min(pause.current * 2, longestPause);
    };
    const attempt = async () => {
      if (isBusy) return;
      isBusy = true;
      for (const [id, answer] of answers) {
        const problem = await send(id, answer);
        if (problem) notices.notify({ tone: 'critical', message: problemMessage(problem, answerProblems) });
      }
      isBusy = false;
      if (!isGone) wait();
    };
    const onVisible = () => {
      if (!document.hidden) void attempt();
    };
    const onOnline = () => void attempt();
    wait();
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [notices, pending, send]);
}
