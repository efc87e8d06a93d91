import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeHead } from './head.ts';

const head = {
  title: 'Noticias · Los Aromos',
  description: 'Lo nuevo.',
  siteName: 'Los Aromos',
  locale: 'es-CL',
};
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('writeHead', () => {
  it('writes title and tags after 10 ms', () => {
    document.title = 'before';
    writeHead(document, { ...head, image: 'http://aromos.localhost/app.jpeg' });
    vi.advanceTimersByTime(9);
    expect(document.title).toBe('before');
    vi.advanceTimersByTime(1);
    expect(document.title).toBe('Noticias · Los Aromos');
    expect(content('meta[name="description"]')).toBe('Lo nuevo.');
    expect(content('meta[property="og:title"]')).toBe('Noticias · Los Aromos');
    expect(content('meta[property="og:locale"]')).toBe('es_CL');
    expect(content('meta[property="og:image"]')).toBe('http://aromos.localhost/app.jpeg');
  });

  it('never duplicates a tag, and removes outdated ones', () => {
    writeHead(document, { ...head, image: 'http://aromos.localhost/app.jpeg' });
    vi.runAllTimers();
    writeHead(document, { ...head, title: 'Inicio' });
    vi.runAllTimers();
    expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
    expect(content('meta[property="og:title"]')).toBe('Inicio');
    expect(content('meta[property="og:image"]')).toBeUndefined();
  });

  it('can be cancelled before', () => {
    document.title = 'before';
    writeHead(document, head)();
    vi.runAllTimers();
    expect(document.title).toBe('before');
  });
});
