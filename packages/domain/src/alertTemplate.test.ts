import { describe, expect, test } from 'vitest';
import { alertIn, alertPlaceholders, alertTemplateValues, fillAlertTemplate } from './alertTemplate.ts';
import { invalidPlaceholders } from './placeholders.ts';

const values = { place: 'Sede Central', school: 'Colegio {place}' };

describe('the prepared text of an alert', () => {
  test('is filled with place and school, once', () => {
    expect(fillAlertTemplate('Gas en {place}. {school}: salgan de {place}.', values)).toBe(
      'Gas en Sede Central. Colegio {place}: salgan de Sede Central.',
    );
  });

  test('names the affected places, or the school where there are none', () => {
    expect(alertTemplateValues(['Sede Central', 'Casino'], 'Colegio')).toEqual({
      place: 'Sede Central, Casino',
      school: 'Colegio',
    });
    expect(alertTemplateValues([], 'Colegio').place).toBe('Colegio');
  });

  test('is read in a language, with what the starter wrote unchanged', () => {
    const alert = {
      title: 'Gas',
      content: 'Salgan.',
      translations: [
        { language: 'en' as const, title: 'Gas leak', content: 'Leave.' },
        { language: 'de' as const, content: 'Verlassen Sie das Gebäude.' },
      ],
    };
    expect(alertIn(alert, 'en')).toEqual({ ...alert, title: 'Gas leak', content: 'Leave.' });
    expect(alertIn(alert, 'de')).toEqual({ ...alert, content: 'Verlassen Sie das Gebäude.' });
    expect(alertIn(alert, 'es')).toBe(alert);
  });

  test('shows what it does not know as it is', () => {
    expect(fillAlertTemplate('Salgan por {calle}', values)).toBe('Salgan por {calle}');
  });

  test.each([
    ['Gas en {place} de {school}', []],
    ['Por {calle} y {calle}, {}', ['{calle}', '{}']],
    ['Sin { cierre, con } final', ['{ cierre, con }']],
    ['{toString} {__proto__}', ['{toString}', '{__proto__}']],
    ['Gas en {place', ['{']],
    ['Gas en place}', ['}']],
    ['Gas en {{place}}', ['{', '}']],
    ['Gas en {pla{place}ce}', ['{', '}']],
  ])('%s has the invalid placeholders %j', (text, names) => {
    expect(invalidPlaceholders(text, alertPlaceholders)).toEqual(names);
  });
});
