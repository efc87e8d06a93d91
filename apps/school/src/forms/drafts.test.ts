import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { eraseAllDrafts, eraseDraftsOfOthers } from './eraseDrafts.ts';
import { openDrafts } from './drafts.ts';

const draft = { values: { title: 'Simulacro' }, idempotencyKey: 'key', savedAt: '2026-09-08T10:41:00-03:00' };

describe('drafts', () => {
  it('returns a draft only to its author', () => {
    const storage = memoryStorage();
    expect(openDrafts(storage, 'aromos', 'ana').write('new-post', draft)).toBe(true);
    expect(openDrafts(storage, 'aromos', 'ana').read('new-post')).toEqual(draft);
    expect(openDrafts(storage, 'aromos', 'beto').read('new-post')).toBeNull();
    expect(openDrafts(storage, 'puertoclaro', 'ana').read('new-post')).toBeNull();
  });

  it('ignores an unreadable draft', () => {
    const storage = memoryStorage({ 'school.draft:2:aromos:ana:new-post': '{half' });
    expect(openDrafts(storage, 'aromos', 'ana').read('new-post')).toBeNull();
  });

  it('reports a failed write', () => {
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(openDrafts(full, 'aromos', 'ana').write('new-post', draft)).toBe(false);
  });

  it('are erased at sign-out, without other stored values', () => {
    const storage = memoryStorage({ language: 'es' });
    openDrafts(storage, 'aromos', 'ana').write('new-post', draft);
    eraseAllDrafts(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('language')).toBe('es');
  });

  it('never contain a RUT, passport, password, PIN or token', () => {
    const storage = memoryStorage();
    const canary = 'canary-of-a-secret';
    const secrets = { rut: canary, passport: canary, password: canary, pin: canary, token: canary };
    const values = { title: 'Simulacro', ...secrets, nested: { current_password: canary } };
    openDrafts(storage, 'aromos', 'ana').write('new-user', { ...draft, values, base: values });
    expect(openDrafts(storage, 'aromos', 'ana').read('new-user')?.values).toEqual({
      title: 'Simulacro',
      nested: {},
    });
    for (let at = 0; at < storage.length; at += 1)
      expect(storage.getItem(storage.key(at)!)).not.toContain(canary);
  });

  it('are erased in the old format that held RUTs', () => {
    const storage = memoryStorage({ 'school.draft:aromos:ana:profile': '{}' });
    eraseDraftsOfOthers(storage, 'aromos', 'ana');
    expect(storage.length).toBe(0);
  });

  it('are erased when another person signs in', () => {
    const storage = memoryStorage();
    openDrafts(storage, 'aromos', 'ana').write('new-post', draft);
    openDrafts(storage, 'aromos', 'beto').write('new-post', draft);
    eraseDraftsOfOthers(storage, 'aromos', 'beto');
    expect(openDrafts(storage, 'aromos', 'ana').read('new-post')).toBeNull();
    expect(openDrafts(storage, 'aromos', 'beto').read('new-post')).toEqual(draft);
  });
});
