/** The chosen colour scheme, or the system's. */
export type ColourScheme = 'light' | 'dark' | 'auto';

/** Store of the page's colour scheme. */
export type ColourSchemeStore = {
  get(): ColourScheme;
  subscribe(listener: () => void): () => void;
  choose(scheme: ColourScheme): void;
  /**
   * Follows the system and other tabs.
   * @returns Stops following.
   */
  follow(): () => void;
};

/** The specification defines key and values (§1); `vite/first-paint.js` reads them too. */
const key = 'color-schema';

const toColourScheme = (saved: string | null): ColourScheme =>
  saved === 'light' || saved === 'dark' ? saved : 'auto';

/** @param page Window whose storage holds the choice and whose document gets the class `is-dark`. */
export function createColourScheme(page: Window): ColourSchemeStore {
  const listeners = new Set<() => void>();
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  let current = toColourScheme(page.localStorage.getItem(key));

  const show = () => {
    const dark = current === 'dark' || (current === 'auto' && system.matches);
    page.document.documentElement.classList.toggle('is-dark', dark);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = toColourScheme(event.newValue);
    show();
  };

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(scheme) {
      current = scheme;
      page.localStorage.setItem(key, scheme);
      show();
    },
    follow() {
      show();
      system.addEventListener('change', show);
      page.addEventListener('storage', onStorage);
      return () => {
        system.removeEventListener('change', show);
        page.removeEventListener('storage', onStorage);
      };
    },
  };
}
