import { describe, expect, test } from 'vitest';
import { communes, findCommunes } from './communes.ts';
import { regions } from './regions.ts';

describe('the communes of Chile', () => {
  test('are 346 in 16 regions, with codes that start with the code of the region', () => {
    expect(regions).toHaveLength(16);
    expect(communes).toHaveLength(346);
    expect(new Set(communes.map(({ id }) => id)).size).toBe(346);
    expect(communes.filter(({ id, region }) => !/^\d{5}$/.test(id) || id.slice(0, 2) !== region.id)).toEqual(
      [],
    );
  });

  test.each([
    ['15', 4],
    ['01', 7],
    ['02', 9],
    ['03', 9],
    ['04', 15],
    ['05', 38],
    ['13', 52],
    ['06', 33],
    ['07', 30],
    ['16', 21],
    ['08', 33],
    ['09', 32],
    ['14', 12],
    ['10', 30],
    ['11', 10],
    ['12', 11],
  ])('lists for region %s %i communes', (id, count) => {
    expect(communes.filter(({ region }) => region.id === id)).toHaveLength(count);
  });

  test.each([
    ['07301', 'Curicó'],
    ['10101', 'Puerto Montt'],
    ['04301', 'Ovalle'],
    ['13120', 'Ñuñoa'],
    ['05201', 'Isla de Pascua'],
    ['05109', 'Viña del Mar'],
    ['16101', 'Chillán'],
    ['12202', 'Antártica'],
    ['11302', "O'Higgins"],
    ['01107', 'Alto Hospicio'],
  ])('names %s %s', (id, name) => expect(communes.find((commune) => commune.id === id)?.name).toBe(name));

  test('have unique names within a region', () => {
    expect(new Set(communes.map(({ name, region }) => `${region.id} ${name}`)).size).toBe(346);
  });

  test('are in Spanish order: Ñuñoa after Nogales and before O’Higgins', () => {
    const at = (name: string) => communes.findIndex((commune) => commune.name === name);
    expect(at('Nogales')).toBeLessThan(at('Ñuñoa'));
    expect(at('Ñuñoa')).toBeLessThan(at("O'Higgins"));
  });
});

describe('findCommunes', () => {
  const names = (text?: string) => findCommunes(text).map(({ name }) => name);

  test('ignores accents and case', () => expect(names('NUNOA')).toEqual(['Ñuñoa']));
  test.each(["o'higgins", 'O’Higgins', 'O´HIGGINS', 'OʼHiggins'])('C18: finds the commune by %s', (typed) =>
    expect(names(typed)).toEqual(["O'Higgins"]),
  );
  test('returns names that start with the text first', () => {
    expect(names('maipo')).toEqual(['Isla de Maipo', 'San José de Maipo']);
    expect(names('sant')).toEqual([
      'Santa Bárbara',
      'Santa Cruz',
      'Santa Juana',
      'Santa María',
      'Santiago',
      'Santo Domingo',
    ]);
    expect(names('val').slice(0, 3)).toEqual(['Valdivia', 'Vallenar', 'Valparaíso']);
  });
  test('returns all for an empty text, and none for an unknown commune', () => {
    expect(names()).toHaveLength(346);
    expect(names('  ')).toHaveLength(346);
    expect(names('Springfield')).toEqual([]);
  });
});
