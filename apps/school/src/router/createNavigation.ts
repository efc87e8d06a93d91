import { type RouterLocation, toRouterLocation, sameAddress, samePath } from './routerLocation.ts';
import { scrollerOf } from './scroller.ts';

/** Target of a path: a redirect, or a screen to load first. */
export type Destination = { redirect: string } | { load: () => Promise<unknown> };

/** A completed navigation. */
export type Arrival = {
  location: RouterLocation;
  from: RouterLocation | null;
  kind: 'link' | 'back';
  scrollTop: number;
};

/** Called before a navigation. @returns False to stay. */
export type LeaveGuard = (to: RouterLocation) => boolean | Promise<boolean>;

/** The app's navigation: the location on screen follows the URL only after its screen is loaded. */
export type Navigation = {
  /** Returns the location on screen; the URL may be ahead of it. */
  getLocation(): RouterLocation;
  subscribe(listener: () => void): () => void;
  navigate(href: string, options?: { replace?: boolean }): void;
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
  /** Called if a screen's file can't be loaded. The navigation ends when this resolves. */
  onLoadFailure: (problem: unknown, to: RouterLocation) => Promise<void>;
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

type HistoryState = { index: number } | null;

/** Creates the navigation. If a screen can't be loaded, reports it and keeps the current one. */
export function createNavigation({ window, destinationOf, fade, onLoadFailure }: Dependencies): Navigation {
  const { history } = window;
  const change = event<void>();
  const everyNavigation = event<RouterLocation>();
  const before = event<RouterLocation>();
  const after = event<Arrival>();
  const guards = new Set<LeaveGuard>();
  const holds = new Set<() => boolean>();
  const scrollTops = new Map<number, number>();
  const scrollTop = () => scrollerOf(window).scrollTop;
  const indexNow = () => (history.state as HistoryState)?.index ?? 0;

  let shown: RouterLocation = toRouterLocation(window.location);
  let shownIndex = indexNow();
  let drawn = false;
  let journey = 0;

  const mayLeave = async (to: RouterLocation) => {
    for (const guard of guards) if (!(await guard(to))) return false;
    return true;
  };

  async function arrive(kind: Arrival['kind']): Promise<void> {
    const mine = ++journey;
    const location = toRouterLocation(window.location);
    const index = indexNow();
    const destination = destinationOf(location);
    if ('redirect' in destination) return go(destination.redirect, true);
    everyNavigation.emit(location);
    const moves = !drawn || !samePath(location, shown);
    if (moves) before.emit(location);
    try {
      await destination.load();
    } catch (problem) {
      if (mine === journey) await onLoadFailure(problem, location);
      if (mine === journey && moves)
        after.emit({ location: shown, from: shown, kind, scrollTop: scrollTop() });
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
    const index = replace ? indexNow() : indexNow() + 1;
    history[replace ? 'replaceState' : 'pushState']({ index } satisfies HistoryState, '', href);
    return arrive('link');
  }

  async function onPopState() {
    const to = toRouterLocation(window.location);
    const index = indexNow();
    scrollTops.set(shownIndex, scrollTop());
    if (index !== shownIndex && !sameAddress(to, shown) && guards.size > 0 && !(await mayLeave(to))) {
      // The browser has already moved, so the history goes back. The popstate event of that move ends at the location on
      // screen.
      history.go(shownIndex - index);
      return;
    }
    await arrive('back');
  }

  return {
    getLocation: () => shown,
    subscribe: (listener) => change.listen(listener),
    async navigate(href, { replace = false } = {}) {
      const to = toRouterLocation(new URL(href, location.href));
      if (!sameAddress(to, shown) && !(await mayLeave(to))) return;
      await go(href, replace);
    },
    reconsider() {
      const destination = destinationOf(shown);
      if (drawn && 'redirect' in destination) void go(destination.redirect, true);
    },
    onNavigate: everyNavigation.listen,
    onBefore: before.listen,
    onAfter: after.listen,
    guard: registerIn(guards),
    holdReload: registerIn(holds),
    isReloadHeld: () => [...holds].some((isUnsent) => isUnsent()),
    start() {
      history.scrollRestoration = 'manual';
      window.addEventListener('popstate', () => void onPopState());
      return arrive('link');
    },
  };
}
