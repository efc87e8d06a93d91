import { expect, it } from 'vitest';
import { zoneName } from './zones.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('names a time zone in the reader’s language as of today', () => {
  expect(zoneName('es', 'America/Santiago', now)).toBe('Hora de Chile');
  expect(zoneName('es', 'America/Punta_Arenas', now)).toBe('Hora de Punta Arenas');
  expect(zoneName('ar', 'America/Santiago', now)).toBe('توقيت تشيلي');
});
