import { navigate as writeUrl } from 'wouter/use-browser-location';
import { historyIndex } from './historyIndex.ts';
import { toHref, type RouterLocation, toRouterLocation, sameAddress, samePath } from './routerLocation.ts';
import { findScroller } from './scroller.ts';

/** Target of a path: a redirect, or a screen to load first. */
export type Destination = { redirect: string } | { load: () => Promise<unknown> };

/** A completed navigation. */
export type Arrival = {
  location: RouterLocation;
  from: RouterLocation | null;
  /** `stayed`: its screen could not be loaded, so the one on display stays with its focus and scroll position. */
  kind: 'link' | 'back' | 'stayed';
  scrollTop: number;
};

/** Called before a navigation. @returns False to stay. */
export type LeaveGuard = (to: RouterLocation) => boolean | Promise<boolean>;

/** The app's navigation: the location on screen changes only after its screen is loaded, and with it the URL. */
export type Navigation = {
  /** Returns the location on screen. After Back and Forward the URL is ahead of it until the screen is loaded. */
  getLocation(): RouterLocation;
  subscribe(listener: () => void): () => void;
  /** Ends once the screen is shown, or the current one stays. */
  navigate(href: string, options?: { replace?: boolean }): Promise<void>;
  /** Checks the access to the current location again, for example after sign-in or sign-out. */
  reconsider(): void;
  /** Subscribes to every navigation, also one that changes only the query. @returns Unsubscribes. */
  onNavigate(listener: (to: RouterLocation) => void): () => void;
  /** Subscribes to the start of each change of the screen. @returns Unsubscribes. */
  onBefore(listener: (to: RouterLocation) => void): () => void;
  onAfter(listener: (arrival: Arrival) => void): () => void;
  guard(guard: LeaveGuard): () => void;
  /**
   * Registers input that a reload could lose.
   * @param isUnsent Whether there is such input now.
   * @returns Ends the registration.
   */
  holdReload(isUnsent: () => boolean): () => void;
  /** Returns whether a reload could lose input. */
  isReloadHeld(): boolean;
  /**
   * Navigates to the initial URL.
   * @returns Resolves when the first screen can render.
   */
  start(): Promise<void>;
};

type Dependencies = {
  window: Window;
  resolveDestination: (location: RouterLocation) => Destination;
  /** Renders the change with an optional transition, and resolves after the render. */
  fade: (draw: () => void) => Promise<void>;
  /**
   * Called if a screen's file can't be loaded. The navigation ends when this resolves.
   * @returns Whether the page loads again at the requested URL; else the screen on display stays, with its URL.
   */
  onLoadFailure: (problem: unknown, to: RouterLocation) => Promise<boolean>;
  /** Subscribes to the return of the connection, after which a file may load. */
  onConnection: (listener: () => void) => void;
};

/** Returns a function that adds an item until the function it returns is called. */
const registerIn =
  <Item>(items: Set<Item>) =>
  (item: Item) => {
    items.add(item);
    return () => void items.delete(item);
  };

function event<Fact>() {
  const listeners = new Set<(fact: Fact) => void>();
  return {
    listen: registerIn(listeners),
    emit(fact: Fact) {
      for (const listener of listeners) listener(fact);
    },
  };
}

/** The listeners of a navigation, its guards, and the input that holds a reload back. */
function createRegistrations() {
  const everyNavigation = event<RouterLocation>();
  const before = event<RouterLocation>();
  const after = event<Arrival>();
  const guards = new Set<LeaveGuard>();
  const holds = new Set<() => boolean>();
  return {
    everyNavigation,
    before,
    after,
    async mayLeave(to: RouterLocation) {
      for (const guard of guards) if (!(await guard(to))) return false;
      return true;
    },
    onNavigate: everyNavigation.listen,
    onBefore: before.listen,
    onAfter: after.listen,
    guard: registerIn(guards),
    holdReload: registerIn(holds),
    isReloadHeld: () => [...holds].some((isUnsent) => isUnsent()),
  };
}

/** A requested change of the location. */
type Request = {
  location: RouterLocation;
  kind: 'link' | 'back';
  /** How the URL follows: Back and Forward have already changed it. */
  url: 'push' | 'replace' | 'done';
};

/** The location on screen, with its entry in the browser's history and the scroll positions of the other entries. */
function createScreenState(window: Window) {
  const { history } = window;
  const change = event<void>();
  const scrollTops = new Map<number, number>();
  let location = toRouterLocation(window.location);
  let index = historyIndex(history);
  let isDrawn = false;
  let returned = Promise.resolve();
  let isReturning = false;
  return {
    subscribe: change.listen,
    getLocation: () => location,
    /** Whether there is a screen. */
    isDrawn: () => isDrawn,
    /** Returns the number of entries from the screen's to the browser's: not 0 after Back and Forward. */
    stepsAhead: () => historyIndex(history) - index,
    scrollTop: () => findScroller(window).scrollTop,
    lastScrollTop: () => scrollTops.get(index) ?? 0,
    keepScrollTop: () => void scrollTops.set(index, findScroller(window).scrollTop),
    /** Puts a location on screen and its URL into the history. */
    show({ location: next, url }: Request) {
      index = historyIndex(history) + (url === 'push' ? 1 : 0);
      if (url !== 'done') writeUrl(toHref(next), { replace: url === 'replace', state: { index } });
      location = next;
      isDrawn = true;
      change.emit();
    },
    /** Moves the browser back to the entry on screen. */
    returnToEntry(): Promise<void> {
      const steps = index - historyIndex(history);
      if (steps !== 0) {
        isReturning = true;
        returned = new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
        }).then(() => void (isReturning = false));
        history.go(steps);
      }
      return returned;
    },
    isReturning: () => isReturning,
    /** Resolves when the browser is no longer on its way back to the entry on screen. */
    settled: () => returned,
  };
}

/** Reports the start of each change of the screen, and one end for it. */
function createMoves(
  screen: ReturnType<typeof createScreenState>,
  { before, after }: Pick<ReturnType<typeof createRegistrations>, 'before' | 'after'>,
) {
  let isMoving = false;
  const end = (arrival: Arrival) => {
    isMoving = false;
    after.emit(arrival);
  };
  /** Ends a change that leaves the screen as it is. */
  const stay = () => {
    const location = screen.getLocation();
    if (isMoving) end({ location, from: location, kind: 'stayed', scrollTop: screen.scrollTop() });
  };
  return {
    begin(location: RouterLocation, moves: boolean) {
      if (!moves) return stay();
      isMoving = true;
      before.emit(location);
    },
    end,
    stay,
  };
}

/**
 * Creates the navigation. If a screen can't be loaded, reports it and keeps the current one with its URL; the navigation is
 * completed when the connection returns, unless the person has navigated elsewhere.
 */
export function createNavigation(dependencies: Dependencies): Navigation {
  const { window, resolveDestination, fade, onLoadFailure, onConnection } = dependencies;
  const { everyNavigation, before, after, mayLeave, ...registrations } = createRegistrations();
  const screen = createScreenState(window);
  const changes = createMoves(screen, { before, after });
  const toLocation = (href: string) => toRouterLocation(new URL(href, window.location.href));

  let journey = 0;
  /** Completes the navigation whose screen could not be loaded. */
  let complete: (() => void) | null = null;

  /** Keeps the screen on display because the requested one can't be loaded. */
  async function stay(problem: unknown, { location, kind, url }: Request): Promise<void> {
    const ownJourney = journey;
    const steps = screen.stepsAhead();
    if ((await onLoadFailure(problem, location)) || ownJourney !== journey || !screen.isDrawn()) return;
    if (kind === 'back') await screen.returnToEntry();
    if (ownJourney !== journey) return;
    complete = () =>
      kind === 'back'
        ? window.history.go(steps)
        : void navigate(toHref(location), { replace: url === 'replace' });
  }

  async function draw(request: Request, moves: boolean): Promise<void> {
    const ownJourney = journey;
    const { location, kind } = request;
    const from = screen.isDrawn() ? screen.getLocation() : null;
    screen.keepScrollTop();
    const show = () => screen.show(request);
    if (from && moves) await fade(show);
    else show();
    if (ownJourney !== journey || !(moves || location.hash)) return;
    changes.end({ location, from, kind, scrollTop: kind === 'back' ? screen.lastScrollTop() : 0 });
  }

  async function go(request: Request): Promise<void> {
    const ownJourney = ++journey;
    complete = null;
    const { location } = request;
    const destination = resolveDestination(location);
    if ('redirect' in destination) return redirect(destination.redirect, request.url);
    everyNavigation.emit(location);
    const moves = !screen.isDrawn() || !samePath(location, screen.getLocation());
    changes.begin(location, moves);
    try {
      await destination.load();
    } catch (problem) {
      if (ownJourney === journey) await stay(problem, request);
      if (ownJourney === journey) changes.stay();
      // The first screen has no previous one to stay on.
      if (!screen.isDrawn()) throw problem;
      return;
    }
    if (ownJourney !== journey) return;
    // The session may have changed while the screen's file was loading.
    const meanwhile = resolveDestination(location);
    if ('redirect' in meanwhile) return redirect(meanwhile.redirect, request.url);
    await draw(request, moves);
  }

  const redirect = (href: string, url: Request['url']): Promise<void> =>
    go({ location: toLocation(href), kind: 'link', url: url === 'push' ? 'push' : 'replace' });

  async function navigate(href: string, { replace = false } = {}): Promise<void> {
    const location = toLocation(href);
    if (!sameAddress(location, screen.getLocation()) && !(await mayLeave(location))) return;
    await screen.settled();
    await go({ location, kind: 'link', url: replace ? 'replace' : 'push' });
  }

  async function onPopState(): Promise<void> {
    const location = toRouterLocation(window.location);
    const current = screen.getLocation();
    const isOtherEntry = screen.stepsAhead() !== 0;
    if (!isOtherEntry && toHref(location) === toHref(current)) {
      if (screen.isReturning()) return;
      // The person is back before the other screen was loaded.
      journey += 1;
      changes.stay();
      return;
    }
    if (isOtherEntry && !sameAddress(location, current) && !(await mayLeave(location))) {
      await screen.returnToEntry();
      return;
    }
    // The browser may have moved on while a question was open.
    if (toHref(toRouterLocation(window.location)) === toHref(location))
      await go({ location, kind: 'back', url: 'done' });
  }

  return {
    getLocation: screen.getLocation,
    subscribe: screen.subscribe,
    navigate,
    reconsider() {
      const destination = resolveDestination(screen.getLocation());
      if (screen.isDrawn() && 'redirect' in destination) void redirect(destination.redirect, 'replace');
    },
    ...registrations,
    start() {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('popstate', () => void onPopState());
      onConnection(() => complete?.());
      return go({ location: toRouterLocation(window.location), kind: 'link', url: 'done' });
    },
  };
}
