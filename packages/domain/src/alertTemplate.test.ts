import { describe, expect, test } from 'vitest';
import { fillAlertTemplate, unknownPlaceholders } from './alertTemplate.ts';

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
    ['Por {calle} y {calle}, {}', ['calle', '']],
    ['Sin { cierre, con } final', [' cierre, con ']],
    ['{toString} {__proto__}', ['toString', '__proto__']],
  ])('%s has the unknown placeholders %j', (text, names) => {
    expect(unknownPlaceholders(text)).toEqual(names);
  });
});
