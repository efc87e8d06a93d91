import { allows, type Permission, type PermissionScope, findScope, type User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { ComponentType } from 'react';
import type { Preload } from '../data/preloadQueries.ts';
import type { MessageId } from '../intl/messages.ts';
import { lazyScreen, type LazyScreen } from './lazyScreen.ts';
import type { AnyRoutePath, RoutePath } from './routePath.ts';

/** What a preload depends on besides the URL. */
export type PreloadContext = {
  /** Null while unknown: then only queries are preloaded that most people may send. */
  user: User | null;
  timeZone: string | undefined;
};

/** Groups of the navigation, in their order. */
export const navGroups = ['home', 'daily', 'alerts', 'documents', 'people', 'figures', 'school'] as const;

/** All that the app derives from a protected route, besides its path and its queries. */
type RouteDefinition = {
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
    /** Label in the bottom bar, where the title does not fit. @default the title */
    shortLabel?: MessageId;
    group: (typeof navGroups)[number];
    icon: IconName;
    /** Whether the entry is in the bottom bar on phones; `optional` if the others leave a position free. */
    primary?: boolean | 'optional';
  };
  /** Whether it is a list outside the navigation that its records link back to. */
  backLink?: boolean;
  /** An action that opens this route from any screen. */
  quickAction?: {
    icon: IconName;
    /** Whether it is among the frequent ones on Home. */
    daily?: boolean;
  };
};

/** The values of a location, and the queries that follow from them. */
export type ParsedRoute = { values: object; preload(context: PreloadContext): Preload[] };

/** A protected route, and all that the app derives from it. */
export type RouteRecord = RouteDefinition & {
  path: AnyRoutePath;
  screen: LazyScreen;
  /** Parses a location; null if it has another path. */
  parse(location: { path: string; search: string }): ParsedRoute | null;
};

/** Defines a protected route. */
export function protectedRoute<Values extends object>(
  path: RoutePath<Values, never>,
  {
    preload,
    ...definition
  }: RouteDefinition & {
    /** The first queries, so that data loads in parallel with code. */
    preload?(values: Values, context: PreloadContext): Preload[];
  },
): RouteRecord {
  return {
    ...definition,
    path,
    screen: lazyScreen(definition.load),
    parse(location) {
      const values = path.parse(location);
      return values && { values, preload: (context) => preload?.(values, context) ?? [] };
    },
  };
}

/** Whether a user has the permission of a route; an unknown user has none. */
export const canOpen = (
  { permission, scope }: Pick<RouteRecord, 'permission' | 'scope'>,
  user: User | null,
): boolean =>
  !permission ||
  (user !== null &&
    [permission].flat().some((one) => (scope ? findScope(user, one) === scope : allows(user, one))));

/** Queries of the names in audiences, which lists show. */
export const audienceNames: readonly Preload[] = [
  ['listGrades', {}],
  ['listCourses', {}],
  ['listRoles', {}],
];
