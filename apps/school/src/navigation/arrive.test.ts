import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriveAt } from './arrive.ts';
import { toRouterLocation } from './routerLocation.ts';

const at = (href: string) => toRouterLocation(new URL(href, 'http://aromos.localhost'));
const from = at('/app');

const setReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  setReducedMotion(false);
  document.body.innerHTML = '<main tabindex="-1"><h2 id="año" tabindex="-1">Año</h2></main>';
  document.documentElement.scrollTop = 300;
});

describe('arriveAt', () => {
  it('begins a new place at its top, with the focus on its main part', () => {
    arriveAt(window, { place: at('/blog'), from, kind: 'link', scrollTop: 0 });
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('goes softly to what a hash names', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    arriveAt(window, { place: at('/blog#a%C3%B1o'), from, kind: 'link', scrollTop: 0 });
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(document.getElementById('año')).toHaveFocus();
    scroll.mockRestore();
  });

  it('jumps to what a hash names for readers who prefer reduced motion', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    setReducedMotion(true);
    arriveAt(window, { place: at('/blog#a%C3%B1o'), from, kind: 'link', scrollTop: 0 });
    expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' });
    scroll.mockRestore();
  });

  it('takes a hash that is no text for one that names nothing', () => {
    arriveAt(window, { place: at('/blog#%E0%A4%A'), from, kind: 'link', scrollTop: 0 });
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('goes back to where one was', () => {
    arriveAt(window, { place: at('/blog'), from, kind: 'back', scrollTop: 640 });
    expect(document.documentElement.scrollTop).toBe(640);
  });

  it('scrolls the sheet where it is the sheet that scrolls', () => {
    const main = document.querySelector('main') as HTMLElement;
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ overflowY: 'auto' } as CSSStyleDeclaration);
    main.scrollTop = 500;
    arriveAt(window, { place: at('/blog'), from, kind: 'link', scrollTop: 0 });
    expect(main.scrollTop).toBe(0);
    vi.restoreAllMocks();
  });

  it('leaves the focus of the first page of a visit to the browser', () => {
    arriveAt(window, { place: at('/blog'), from: null, kind: 'link', scrollTop: 0 });
    expect(document.body).toHaveFocus();
  });
});
