import type { Permission, User } from '@school/domain';
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
  load(): Promise<ComponentType>;
  /** The required permission; one of several is enough. Without it, the route is for any signed-in user. */
  permission?: Permission | readonly Permission[];
  /** Its entry in the navigation. */
  nav?: {
    id: string;
    group: (typeof navGroups)[number];
    label: MessageId;
    icon: IconName;
    /** Whether the entry is in the bottom bar on phones. */
    primary?: boolean;
  };
  /** Name of a list outside the navigation, for the link back from its records. */
  backLabel?: MessageId;
  /** An action that opens this route from any screen. */
  quickAction?: {
    label: MessageId;
    icon: IconName;
    /** Whether it is among the frequent ones on Home. */
    daily?: boolean;
  };
  /** The first queries, so that data loads in parallel with code. */
  preload?(match: RouteMatch): Preload[];
};

/** @returns The address of a route without its parameters. */
export const hrefOf = ({ path }: Pick<RouteRecord, 'path'>): string => path.replace(/\/\*\??$/, '');

/** Queries of the names in audiences, which lists show. */
export const audienceNames: readonly Preload[] = [
  ['listGrades', {}],
  ['listCourses', {}],
  ['listRoles', {}],
];
