import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { protectedRoutes } from '../routes/protected.ts';
import { navItemsFor } from './navItems.ts';

const withOnly = (...permissions: User['permissions'][number]['permission'][]): User => ({
  ...users.lectura,
  permissions: permissions.map((permission) => ({ permission, scope: 'any' })),
});
const idsFor = (user: User) =>
  navItemsFor(protectedRoutes, user)
    .flat()
    .map(({ id }) => id);

describe('navItemsFor', () => {
  it('shows the sent notifications to people who may send and to those who may only start emergencies', () => {
    expect(idsFor(withOnly('notifications.send'))).toEqual(['home', 'notifications', 'places']);
    expect(idsFor(withOnly('emergency.start'))).toEqual(['home', 'notifications', 'newAlert', 'places']);
    expect(idsFor(withOnly('notifications.view'))).toEqual(['home', 'received', 'places']);
  });

  it('puts the start of an alert in the bottom bar, instead of the events', () => {
    const listBottomBar = (user: User) =>
      navItemsFor(protectedRoutes, user)
        .flat()
        .filter(({ primary }) => primary)
        .map(({ id }) => id);
    expect(listBottomBar(users.docente)).toEqual(['home', 'news', 'events', 'messenger']);
    expect(listBottomBar(users.direccion)).toEqual(['home', 'news', 'messenger', 'newAlert']);
  });
});
