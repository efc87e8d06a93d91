import { expect, it } from 'vitest';
import { hideZone } from '../testing/hideZone.ts';
import { zoneName, zonesWith } from './zones.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('names a time zone in the reader’s language as of today', () => {
  expect(zoneName('es', 'America/Santiago', now)).toBe('Hora de Chile');
  expect(zoneName('es', 'America/Punta_Arenas', now)).toBe('Hora de Punta Arenas');
  expect(zoneName('ar', 'America/Santiago', now)).toBe('توقيت تشيلي');
});

it('C03: offers the zones of Chile first, and names by its id one that this browser doesn’t know', () => {
  hideZone('America/Coyhaique');
  const chilean = ['America/Santiago', 'America/Coyhaique', 'America/Punta_Arenas', 'Pacific/Easter'];
  expect(zonesWith('America/Coyhaique').slice(0, 4)).toEqual(chilean);
  expect(zoneName('es', 'America/Coyhaique', now)).toBe('America/Coyhaique');
});
