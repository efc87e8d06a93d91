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
  it('gives the page a theme, and another one in its place', () => {
    applyTheme(first);
    expect(solidAt(root)).toBe('#c2410c');
    applyTheme(second);
    expect(solidAt(root)).toBe('#4338ca');
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('is dark where the page is', () => {
    applyTheme(first);
    root.classList.add('is-dark');
    expect(solidAt(root)).toBe(first.dark.color.accent.solid);
  });

  it('makes an element an island with a separate theme', () => {
    const island = document.body.appendChild(document.createElement('section'));
    const inside = island.appendChild(document.createElement('p'));
    applyTheme(first);
    applyTheme(second, island);
    expect(solidAt(root)).toBe('#c2410c');
    expect(solidAt(island)).toBe('#4338ca');
    inside.className = 'is-dark';
    expect(solidAt(inside)).toBe(second.dark.color.accent.solid);
  });

  it('takes the theme off again', () => {
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

  it('holds transitions until the new colours are drawn', () => {
    applyTheme(first);
    expect(root).toHaveAttribute('data-sui-switching');
    drawFrame();
    expect(root).toHaveAttribute('data-sui-switching');
    drawFrame();
    expect(root).not.toHaveAttribute('data-sui-switching');
  });

  it('leaves the old theme when the next one is broken', () => {
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

  it('puts the class on the page and takes it off', () => {
    applyScheme('dark');
    expect(root).toHaveClass('is-dark');
    applyScheme('light');
    expect(root).not.toHaveClass('is-dark');
  });

  it('follows the system while it is automatic, and no longer', () => {
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
