import { createSession, type User } from '@school/domain';
import { expect, it } from 'vitest';
import type { AppServices } from '../createApp.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { drafts } from './drafts.ts';

const user = (id: string) => ({ id }) as User;

it('erases the drafts of other people when someone signs in', () => {
  let token = 't';
  const session = createSession({
    tokens: { read: () => token, write: (value) => void (token = value), clear: () => void (token = '') },
  });
  const localStorage = memoryStorage();
  localStorage.setItem('school.draft:2:aromos:ana:post', '{}');
  localStorage.setItem('school.draft:2:aromos:beto:post', '{}');
  void drafts.start({
    session,
    page: { localStorage, location: { hostname: 'aromos' } },
  } as unknown as AppServices);
  expect(localStorage.length).toBe(2);
  session.setUser(user('beto'));
  expect(localStorage.key(0)).toBe('school.draft:2:aromos:beto:post');
  session.setUser(user('ana'));
  expect(localStorage.length).toBe(0);
});
