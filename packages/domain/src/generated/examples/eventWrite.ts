// Written by generate.ts from contract/examples/event-write.yaml.
import type { EventWrite } from '../types.gen.ts';

export const eventWriteExamples = {
  timed: {"name":"Reunión de apoderados de 7° básico","description":"Traer la agenda.","address":"Sala de cada curso","start":"2026-12-03T18:30:00-03:00","end":"2026-12-03T20:00:00-03:00","all_day":false,"timezone":"America/Santiago","status":"confirmed","audience":{"scope":"restricted","grade_ids":["01990000-0000-7501-8000-000000000007"]},"sync":{"enabled":true}},
  allDay: {"name":"Fiestas Patrias","start":"2027-09-17","end":"2027-09-19","all_day":true,"audience":{"scope":"all"}},
} satisfies Record<string, EventWrite>;
