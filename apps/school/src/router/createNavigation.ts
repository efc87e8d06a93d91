import { createHistoryEntries } from './historyEntries.ts';
import { hrefOf, type RouterLocation, toRouterLocation, sameAddress, samePath } from './routerLocation.ts';
import { scrollerOf } from './scroller.ts';

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

/** The app's navigation: the location on screen follows the URL only after its screen is loaded. */
export type Navigation = {
  /** Returns the location on screen; the URL may be ahead of it. */
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
  destinationOf: (location: RouterLocation) => Destination;
  /** Renders the change with an optional transition, and resolves after the render. */
  fade: (draw: () => void) => Promise<void>;
  /**
   * Called if a screen's file can't be loaded. The navigation ends when this resolves.
   * @returns Whether the page reloads at the requested URL; else the URL returns to the screen on display.
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
  const change = event<void>();
  const everyNavigation = event<RouterLocation>();
  const before = event<RouterLocation>();
  const after = event<Arrival>();
  const guards = new Set<LeaveGuard>();
  const holds = new Set<() => boolean>();
  return {
    change,
    everyNavigation,
    before,
    after,
    async mayLeave(to: RouterLocation) {
      for (const guard of guards) if (!(await guard(to))) return false;
      return true;
    },
    subscribe: change.listen,
    onNavigate: everyNavigation.listen,
    onBefore: before.listen,
    onAfter: after.listen,
    guard: registerIn(guards),
    holdReload: registerIn(holds),
    isReloadHeld: () => [...holds].some((isUnsent) => isUnsent()),
  };
}

/**
 * Creates the navigation. If a screen can't be loaded, reports it and keeps the current one with its URL; the navigation is
 * completed when the connection returns, unless the person has navigated elsewhere.
 */
export function createNavigation(dependencies: Dependencies): Navigation {
  const { window, destinationOf, fade, onLoadFailure, onConnection } = dependencies;
  const entries = createHistoryEntries(window.history);
  const { change, everyNavigation, before, after, mayLeave, ...registrations } = createRegistrations();
  const scrollTops = new Map<number, number>();
  const scrollTop = () => scrollerOf(window).scrollTop;

  let shown: RouterLocation = toRouterLocation(window.location);
  let shownIndex = entries.index();
  let drawn = false;
  let journey = 0;
  /** Completes the navigation whose screen could not be loaded. */
  let complete: (() => void) | null = null;

  /** Keeps the screen on display because the one of this location can't be loaded. */
  async function stay(problem: unknown, location: RouterLocation, kind: 'link' | 'back'): Promise<void> {
    const mine = journey;
    const steps = entries.index() - shownIndex;
    if ((await onLoadFailure(problem, location)) || mine !== journey || !drawn) return;
    await entries.returnTo(shownIndex, hrefOf(shown));
    if (mine !== journey) return;
    complete = () =>
      kind === 'back' ? entries.move(steps) : void navigate(hrefOf(location), { replace: steps === 0 });
  }

  async function arrive(kind: 'link' | 'back'): Promise<void> {
    const mine = ++journey;
    complete = null;
    const location = toRouterLocation(window.location);
    const index = entries.index();
    const destination = destinationOf(location);
    if ('redirect' in destination) return go(destination.redirect, true);
    everyNavigation.emit(location);
    const moves = !drawn || !samePath(location, shown);
    if (moves) before.emit(location);
    try {
      await destination.load();
    } catch (problem) {
      if (mine === journey) await stay(problem, location, kind);
      if (mine === journey && moves)
        after.emit({ location: shown, from: shown, kind: 'stayed', scrollTop: scrollTop() });
      // The first screen has no previous one to stay on.
      if (!drawn) throw problem;
      return;
    }
    if (mine !== journey) return;
    // The session may have changed while the screen's file was loading.
    const meanwhile = destinationOf(location);
    if ('redirect' in meanwhile) return go(meanwhile.redirect, true);
    const from = drawn ? shown : null;
    const draw = () => {
      shown = location;
      shownIndex = index;
      drawn = true;
      change.emit();
    };
    if (from && moves) await fade(draw);
    else draw();
    if (mine !== journey) return;
    if (moves || location.hash) {
      after.emit({ location, from, kind, scrollTop: kind === 'back' ? (scrollTops.get(index) ?? 0) : 0 });
    }
  }

  function go(href: string, replace: boolean): Promise<void> {
    scrollTops.set(shownIndex, scrollTop());
    entries.write(href, replace);
    return arrive('link');
  }

  async function onPopState() {
    if (entries.endReturn()) return;
    const to = toRouterLocation(window.location);
    const index = entries.index();
    scrollTops.set(shownIndex, scrollTop());
    if (index !== shownIndex && !sameAddress(to, shown) && !(await mayLeave(to))) {
      // The browser has already moved, so the history goes back. The popstate event of that move ends at the location on
      // screen.
      entries.move(shownIndex - index);
      return;
    }
    await arrive('back');
  }

  async function navigate(href: string, { replace = false } = {}): Promise<void> {
    const to = toRouterLocation(new URL(href, location.href));
    if (!sameAddress(to, shown) && !(await mayLeave(to))) return;
    await entries.settled();
    await go(href, replace);
  }

  return {
    getLocation: () => shown,
    navigate,
    reconsider() {
      const destination = destinationOf(shown);
      if (drawn && 'redirect' in destination) void go(destination.redirect, true);
    },
    ...registrations,
    start() {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('popstate', () => void onPopState());
      onConnection(() => complete?.());
      return arrive('link');
    },
  };
}
