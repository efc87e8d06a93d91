import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../staging/memoryStorage.ts';
import { eraseAllDrafts, eraseDraftsOfOthers } from './draftOwner.ts';
import { draftsOf } from './drafts.ts';

const draft = { values: { title: 'Simulacro' }, idempotencyKey: 'key', savedAt: '2026-09-08T10:41:00-03:00' };

describe('drafts', () => {
  it('gives back what was kept, to its author alone', () => {
    const storage = memoryStorage();
    expect(draftsOf(storage, 'aromos', 'ana').write('new-post', draft)).toBe(true);
    expect(draftsOf(storage, 'aromos', 'ana').read('new-post')).toEqual(draft);
    expect(draftsOf(storage, 'aromos', 'beto').read('new-post')).toBeNull();
    expect(draftsOf(storage, 'puertoclaro', 'ana').read('new-post')).toBeNull();
  });

  it('takes what it cannot read for nothing', () => {
    const storage = memoryStorage({ 'school.draft:aromos:ana:new-post': '{half' });
    expect(draftsOf(storage, 'aromos', 'ana').read('new-post')).toBeNull();
  });

  it('says so when nothing can be kept', () => {
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(draftsOf(full, 'aromos', 'ana').write('new-post', draft)).toBe(false);
  });

  it('is erased at sign-out, and nothing else with it', () => {
    const storage = memoryStorage({ language: 'es' });
    draftsOf(storage, 'aromos', 'ana').write('new-post', draft);
    eraseAllDrafts(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('language')).toBe('es');
  });

  it('is erased when somebody else signs in', () => {
    const storage = memoryStorage();
    draftsOf(storage, 'aromos', 'ana').write('new-post', draft);
    draftsOf(storage, 'aromos', 'beto').write('new-post', draft);
    eraseDraftsOfOthers(storage, 'aromos', 'beto');
    expect(draftsOf(storage, 'aromos', 'ana').read('new-post')).toBeNull();
    expect(draftsOf(storage, 'aromos', 'beto').read('new-post')).toEqual(draft);
  });
});
