import { describe, expect, test } from 'vitest';
import { alertPlaceholders, fillAlertTemplate } from './alertTemplate.ts';
import { invalidPlaceholders } from './placeholders.ts';

const values = { place: 'Sede Central', school: 'Colegio {place}' };

describe('the prepared text of an alert', () => {
  test('is filled with place and school, once', () => {
    expect(fillAlertTemplate('Gas en {place}. {school}: salgan de {place}.', values)).toBe(
      'Gas en Sede Central. Colegio {place}: salgan de Sede Central.',
    );
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
