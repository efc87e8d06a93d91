import { allows, type Permission, type PermissionScope, scopeOf, type User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { ComponentType } from 'react';
import type { Preload } from '../data/preloadQueries.ts';
import type { MessageId } from '../intl/messages.ts';

/** A location that matches a route. */
export type RouteMatch = {
  /** The part of the path that the route's `*` stands for. */
  rest: string | undefined;
  search: string;
  /** Null while unknown: then only queries are preloaded that most people may send. */
  user: User | null;
  timeZone: string | undefined;
};

/** Groups of the navigation, in their order. */
export const navGroups = ['home', 'daily', 'documents', 'people', 'figures', 'school'] as const;

/** A protected route, and all that the app derives from it. */
export type RouteRecord = {
  /** In wouter's syntax. */
  path: string;
  /** Title of the app bar and of the document, unless the screen sets another; label of its links. */
  title: MessageId;
  load(): Promise<ComponentType>;
  /** The required permission; one of several is enough. Without it, the route is for any signed-in user. */
  permission?: Permission | readonly Permission[];
  /** The scope that the permission must have. @default any of them */
  scope?: PermissionScope;
  /** Its entry in the navigation. */
  nav?: {
    id: string;
    group: (typeof navGroups)[number];
    icon: IconName;
    /** Whether the entry is in the bottom bar on phones. */
    primary?: boolean;
  };
  /** Whether it is a list outside the navigation that its records link back to. */
  backLink?: boolean;
  /** An action that opens this route from any screen. */
  quickAction?: {
    icon: IconName;
    /** Whether it is among the frequent ones on Home. */
    daily?: boolean;
  };
  /** The first queries, so that data loads in parallel with code. */
  preload?(match: RouteMatch): Preload[];
};

/** Whether a user has the permission of a route; an unknown user has none. */
export const canOpen = (
  { permission, scope }: Pick<RouteRecord, 'permission' | 'scope'>,
  user: User | null,
): boolean =>
  !permission ||
  (user !== null &&
    [permission].flat().some((one) => (scope ? scopeOf(user, one) === scope : allows(user, one))));

/** @returns The address of a route without its parameters. */
export const hrefOf = ({ path }: Pick<RouteRecord, 'path'>): string => path.replace(/\/\*\??$/, '');

/** Queries of the names in audiences, which lists show. */
export const audienceNames: readonly Preload[] = [
  ['listGrades', {}],
  ['listCourses', {}],
  ['listRoles', {}],
];
