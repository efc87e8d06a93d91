import { describe, expect, it } from 'vitest';
import { draftsOf } from '../forms/drafts.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { readPendingAnswers, removePendingAnswer, storePendingAnswer } from './pendingAnswers.ts';

const first = { state: 'safe', at: '2026-09-08T10:43:00-03:00' } as const;
const second = { state: 'needs_help', note: 'Laboratorio', at: '2026-09-08T10:44:00-03:00' } as const;

describe('pending answers', () => {
  it('are read again after a reload, per person', () => {
    const storage = memoryStorage();
    storePendingAnswer(draftsOf(storage, 'aromos', 'ana'), 'gas', first);
    expect(readPendingAnswers(draftsOf(storage, 'aromos', 'ana'))).toEqual({ gas: first });
    expect(readPendingAnswers(draftsOf(storage, 'aromos', 'luis'))).toEqual({});
  });

  it('keep an answer that the person changed while the first was on its way', () => {
    const drafts = draftsOf(memoryStorage(), 'aromos', 'ana');
    storePendingAnswer(drafts, 'gas', first);
    storePendingAnswer(drafts, 'gas', second);
    removePendingAnswer(drafts, 'gas', first);
    expect(readPendingAnswers(drafts)).toEqual({ gas: second });
    removePendingAnswer(drafts, 'gas', second);
    expect(readPendingAnswers(drafts)).toEqual({});
  });

  it('last as long as the page when the device stores nothing', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const drafts = draftsOf(storage, 'aromos', 'ana');
    storePendingAnswer(drafts, 'gas', first);
    expect(readPendingAnswers(drafts)).toEqual({ gas: first });
    removePendingAnswer(drafts, 'gas', first);
    expect(readPendingAnswers(drafts)).toEqual({});
  });
});
