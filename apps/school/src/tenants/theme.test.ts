import { tenantTheme } from '@school/ui/theme';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createThemeManager, type ThemeSettings } from './theme.ts';

const green: ThemeSettings = { color: '#0F6E5A', corners: 'soft' };
const indigo: ThemeSettings = { color: '#4338CA', corners: 'round' };
const sheets = () => document.adoptedStyleSheets.length;

afterEach(() => {
  document.adoptedStyleSheets = [];
});

describe('createThemeManager', () => {
  it('does not reapply a theme that the last visit or the first paint has set', async () => {
    await createThemeManager(memoryStorage(), green).apply({ ...green, color: '#0f6e5a' });
    await createThemeManager(
      memoryStorage({ 'school.theme': JSON.stringify({ ...indigo, css: '' }) }),
      green,
    ).apply(indigo);
    expect(sheets()).toBe(0);
  });

  it('applies a new theme and stores it for the next first paint', async () => {
    const storage = memoryStorage();
    await createThemeManager(storage, green).apply(indigo);
    expect(sheets()).toBe(1);
    const stored = JSON.parse(storage.getItem('school.theme') ?? '{}') as { color: string; css: string };
    expect(stored.color).toBe('#4338CA');
    expect(stored.css).toContain(tenantTheme('#4338CA').light.color.accent.solid);
  });

  it('applies a theme that another tab stored first', async () => {
    const storage = memoryStorage();
    const tab = createThemeManager(storage, green);
    await createThemeManager(storage, green).apply(indigo);
    document.adoptedStyleSheets = [];
    await tab.apply(indigo);
    expect(sheets()).toBe(1);
  });

  it('ends with the later of two themes', async () => {
    const storage = memoryStorage();
    const themeManager = createThemeManager(storage, green);
    await Promise.all([
      themeManager.apply(indigo),
      themeManager.apply({ color: '#C2410C', corners: 'sharp' }),
    ]);
    expect(storage.getItem('school.theme')).toContain('#C2410C');
  });
});
