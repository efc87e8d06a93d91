import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyScheme, applyTheme, tenantTheme } from '../theme.ts';

const first = tenantTheme('#c2410c');
const second = tenantTheme('#4338ca');
const root = document.documentElement;
const solidAt = (element: Element) => getComputedStyle(element).getPropertyValue('--sui-accent-solid');

let frames: FrameRequestCallback[] = [];
const drawFrame = () => {
  const due = frames;
  frames = [];
  for (const callback of due) callback(0);
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  frames = [];
  vi.unstubAllGlobals();
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
  root.className = '';
  root.removeAttribute('data-sui-switching');
});

describe('applyTheme', () => {
  it('applies a theme to the page, and replaces it with another', () => {
    applyTheme(first);
    expect(solidAt(root)).toBe('#c2410c');
    applyTheme(second);
    expect(solidAt(root)).toBe('#4338ca');
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('is dark where the page is dark', () => {
    applyTheme(first);
    root.classList.add('is-dark');
    expect(solidAt(root)).toBe(first.dark.color.accent.solid);
  });

  it('applies a separate theme to an element', () => {
    const island = document.body.appendChild(document.createElement('section'));
    const inside = island.appendChild(document.createElement('p'));
    applyTheme(first);
    applyTheme(second, island);
    expect(solidAt(root)).toBe('#c2410c');
    expect(solidAt(island)).toBe('#4338ca');
    inside.className = 'is-dark';
    expect(solidAt(inside)).toBe(second.dark.color.accent.solid);
  });

  it('removes the theme', () => {
    const remove = applyTheme(first);
    remove();
    expect(solidAt(root)).toBe('');
    applyTheme(first);
    expect(solidAt(root)).toBe('#c2410c');
  });

  it('writes no inline style', () => {
    applyTheme(first);
    expect(root.getAttribute('style')).toBeNull();
    expect(document.querySelector('style')?.textContent ?? '').not.toContain('#c2410c');
  });

  it('pauses transitions until the new colours are painted', () => {
    applyTheme(first);
    expect(root).toHaveAttribute('data-sui-switching');
    drawFrame();
    expect(root).toHaveAttribute('data-sui-switching');
    drawFrame();
    expect(root).not.toHaveAttribute('data-sui-switching');
  });

  it('keeps the present theme when the next one is invalid', () => {
    applyTheme(first);
    const broken = structuredClone(second);
    broken.light.color.focus = 'red;}';
    expect(() => applyTheme(broken)).toThrow('light.color.focus');
    expect(solidAt(root)).toBe('#c2410c');
  });
});

describe('applyScheme', () => {
  const system = (dark: boolean) => {
    const query = Object.assign(new EventTarget(), { matches: dark });
    vi.stubGlobal('matchMedia', () => query);
    return query;
  };

  it('sets the class on the page and removes it', () => {
    applyScheme('dark');
    expect(root).toHaveClass('is-dark');
    applyScheme('light');
    expect(root).not.toHaveClass('is-dark');
  });

  it('follows the system in automatic mode, until another scheme is set', () => {
    const query = system(true);
    const stopFollowing = applyScheme('auto');
    expect(root).toHaveClass('is-dark');
    query.matches = false;
    query.dispatchEvent(new Event('change'));
    expect(root).not.toHaveClass('is-dark');
    stopFollowing();
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    expect(root).not.toHaveClass('is-dark');
  });
});
