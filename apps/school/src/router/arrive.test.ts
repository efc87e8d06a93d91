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
  it('scrolls a new location to the top and focuses the main element', () => {
    arriveAt(window, { location: at('/blog'), from, kind: 'link', scrollTop: 0 });
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('leaves scroll and focus where its screen could not be loaded', () => {
    arriveAt(window, { location: from, from, kind: 'stayed', scrollTop: 300 });
    expect(document.documentElement.scrollTop).toBe(300);
    expect(document.body).toHaveFocus();
  });

  it('scrolls smoothly to the target of a hash', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    arriveAt(window, { location: at('/blog#a%C3%B1o'), from, kind: 'link', scrollTop: 0 });
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(document.getElementById('año')).toHaveFocus();
    scroll.mockRestore();
  });

  it('jumps to the target of a hash with reduced motion', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    setReducedMotion(true);
    arriveAt(window, { location: at('/blog#a%C3%B1o'), from, kind: 'link', scrollTop: 0 });
    expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' });
    scroll.mockRestore();
  });

  it('ignores an undecodable hash', () => {
    arriveAt(window, { location: at('/blog#%E0%A4%A'), from, kind: 'link', scrollTop: 0 });
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('restores the scroll position on the way back', () => {
    arriveAt(window, { location: at('/blog'), from, kind: 'back', scrollTop: 640 });
    expect(document.documentElement.scrollTop).toBe(640);
  });

  it('scrolls the sheet if the sheet is the scroller', () => {
    const main = document.querySelector('main') as HTMLElement;
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ overflowY: 'auto' } as CSSStyleDeclaration);
    main.scrollTop = 500;
    arriveAt(window, { location: at('/blog'), from, kind: 'link', scrollTop: 0 });
    expect(main.scrollTop).toBe(0);
    vi.restoreAllMocks();
  });

  it('leaves the focus of the first page of a visit to the browser', () => {
    arriveAt(window, { location: at('/blog'), from: null, kind: 'link', scrollTop: 0 });
    expect(document.body).toHaveFocus();
  });
});
