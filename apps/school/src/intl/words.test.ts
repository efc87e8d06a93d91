import { describe, expect, it, vi } from 'vitest';
import ar from '../../../../locales/ar.json';
import es from '../../../../locales/es.json';
import { createTranslator } from './createTranslator.ts';

describe('createTranslator', () => {
  it('fills in placeholders', () => {
    expect(createTranslator('es-CL', es, vi.fn())('home.morning', { name: 'Marcela' })).toBe(
      'Buenos días, Marcela',
    );
  });

  it('uses the plural rules of the language', () => {
    const text = createTranslator('ar-u-fw-mon-nu-latn', ar, vi.fn());
    const forms = [1, 2, 3, 11, 100].map((count) => text('app.form.wrong', { count }));
    expect(new Set(forms).size).toBe(5);
    expect(forms[3]).toContain('11');
  });

  it('reports a missing message and continues', () => {
    const report = vi.fn<(problem: unknown) => void>();
    expect(createTranslator('es-CL', {}, report)('home.title')).toBe('home.title');
    expect(report).toHaveBeenCalledOnce();
  });

  it('reports a missing placeholder value and continues', () => {
    const report = vi.fn<(problem: unknown) => void>();
    expect(createTranslator('es-CL', es, report)('home.morning')).toBe('home.morning');
    expect(report).toHaveBeenCalledOnce();
  });
});
