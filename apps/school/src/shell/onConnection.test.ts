import { expect, it, vi } from 'vitest';
import type { Visit, VisitState } from '../data/visit.ts';
import { onConnection } from './onConnection.ts';

function start() {
  let state: VisitState = { college: null, outcome: 'unknown' };
  const checked = new Set<() => void>();
  const visit: Visit = {
    get: () => state,
    subscribe: (listener) => {
      checked.add(listener);
      return () => checked.delete(listener);
    },
    check: () => Promise.resolve(),
  };
  const listener = vi.fn<() => void>();
  onConnection(window, visit, listener);
  const check = (outcome: VisitState['outcome']) => {
    state = { college: null, outcome };
    for (const notify of checked) notify();
  };
  return { listener, check };
}

it('calls when the network returns', () => {
  const { listener } = start();
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledOnce();
});

it('calls once when the server answers again, not after each answer', () => {
  const { listener, check } = start();
  check('ok');
  expect(listener).not.toHaveBeenCalled();
  check('offline');
  check('offline');
  check('ok');
  check('ok');
  expect(listener).toHaveBeenCalledOnce();
});
