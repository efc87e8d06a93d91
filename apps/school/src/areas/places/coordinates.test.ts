import { describe, expect, it } from 'vitest';
import { formatCoordinates, mapUrl, parseCoordinates } from './coordinates.ts';

describe('parseCoordinates', () => {
  it.each([
    ['-34.9828, -71.2394', -34.9828, -71.2394],
    ['  −34.9828,−71.2394 ', -34.9828, -71.2394],
    ['-34.9828 -71.2394', -34.9828, -71.2394],
    ['-34,9828; -71,2394', -34.9828, -71.2394],
    ['-34,9828, -71,2394', -34.9828, -71.2394],
    ['-34,9828 -71,2394', -34.9828, -71.2394],
    ['geo:-34.9828,-71.2394', -34.9828, -71.2394],
    ['(-34.9828°, -71.2394°)', -34.9828, -71.2394],
    ['-33, -70', -33, -70],
    ['0, 0', 0, 0],
  ])('parses %s', (text, lat, lng) => {
    expect(parseCoordinates(text)).toEqual({ lat, lng });
  });

  it.each(['', '   '])('returns null for %j', (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: null, lng: null });
  });

  it.each([
    '-34.9828',
    '-34,9828',
    'Libertad 12',
    '-34.9828, -71.2394, 5',
    '-34.9828,',
    '1e5, 2',
    'Infinity, 1',
  ])('returns NaN for %s', (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: NaN, lng: NaN });
  });

  it('parses its own format', () => {
    const place = { lat: -34.9828, lng: -71.2394 };
    expect(parseCoordinates(formatCoordinates(place))).toEqual(place);
    expect(formatCoordinates({ lat: null, lng: null })).toBe('');
  });
});

describe('mapUrl', () => {
  it('returns a map of the place', () => {
    expect(mapUrl({ lat: -34.9828, lng: -71.2394 })).toBe(
      'https://www.openstreetmap.org/?mlat=-34.9828&mlon=-71.2394#map=17/-34.9828/-71.2394',
    );
  });

  it.each([
    [null, null],
    [NaN, NaN],
    [91, 0],
    [0, -181],
  ])('returns no map for %s, %s', (lat, lng) => {
    expect(mapUrl({ lat, lng })).toBeUndefined();
  });
});
