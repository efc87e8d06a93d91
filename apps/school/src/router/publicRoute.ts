import type { ComponentType } from 'react';
import type { MessageId } from '../intl/messages.ts';
import type { Access } from './access.ts';
import { lazyScreen, type LazyScreen } from './lazyScreen.ts';

/** A route before sign-in is known: path, access and screen. */
export type Route = {
  /** In wouter's syntax. */
  path: string | RegExp;
  access: Access;
  /** Title of the document, unless the screen sets another; a protected route has its own. */
  title?: MessageId;
  screen: LazyScreen;
  /** Whether it needs more messages than sign-in. */
  whole: boolean;
};

/** Defines a public route. Redirects signed-in people, unless `access` is `anyone`. */
export const publicRoute = (
  path: string,
  definition: {
    title: MessageId;
    load(): Promise<ComponentType>;
    /** @default 'visitor' */
    access?: Access;
  },
): Route => {
  const { title, load, access = 'visitor' } = definition;
  // Sign-in and the landing page need few messages.
  return { path, access, title, screen: lazyScreen(load), whole: access === 'anyone' };
};
