// Written by generate.ts from contract/examples/template-write.yaml.
import type { TemplateWrite } from '../types.gen.ts';

export const templateWriteExamples = {
  circular: {"name":"Circular a familias","post":{"title":"Circular del {date}","category_id":null,"body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Estimadas familias del {school}:"}]}]},"audience":{"scope":"all"}}},
  reunion: {"name":"Reunión de apoderados","event":{"name":"Reunión de apoderados","description":"Traer la agenda.","place_id":null,"address":"Sala de cada curso","all_day":false,"timezone":"America/Santiago","audience":{"scope":"all"},"sync":{"enabled":true}}},
  suspension: {"name":"Suspensión de clases","notification":{"title":"Suspensión de clases","content":"Hoy, {date}, no hay clases en el {school}.","kind":"schedule","audience":{"scope":"all"},"notify":true}},
} satisfies Record<string, TemplateWrite>;
